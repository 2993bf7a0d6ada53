; Inno Setup: the installer for Windows, from the folder that `py packaging\dev.py build --bundle` makes.
;   iscc packaging\windows\arbitre.iss
#define Version "0.1.0"

[Setup]
AppId={{6B0E2B1C-5C0D-4C39-9C0B-2F3C7A4A9D21}
AppName=arbitre
AppVersion={#Version}
AppPublisher=arbitre
DefaultDirName={autopf}\arbitre
DefaultGroupName=arbitre
DisableProgramGroupPage=yes
; No administrator is at hand in a club: each user may install for himself.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\arbitre.ico
UninstallDisplayIcon={app}\arbitre-desk.exe
OutputDir=..\..\dist
OutputBaseFilename=arbitre-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"

[InstallDelete]
; Modules of the version before must not be found by this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\arbitre\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\arbitre"; Filename: "{app}\arbitre-desk.exe"
Name: "{autodesktop}\arbitre"; Filename: "{app}\arbitre-desk.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.arbitre"; ValueType: string; ValueData: "arbitre.tournament"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.arbitre"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-arbitre"
Root: HKA; Subkey: "Software\Classes\arbitre.tournament"; ValueType: string; ValueData: "Tournoi de Scrabble duplicate"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\arbitre.tournament\DefaultIcon"; ValueType: string; ValueData: "{app}\arbitre-desk.exe,0"
Root: HKA; Subkey: "Software\Classes\arbitre.tournament\shell\open\command"; ValueType: string; ValueData: """{app}\arbitre-desk.exe"" ""%1"""

[Run]
Filename: "{app}\arbitre-desk.exe"; Description: "{cm:LaunchProgram,arbitre}"; Flags: nowait postinstall skipifsilent
