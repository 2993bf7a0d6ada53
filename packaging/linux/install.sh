#!/bin/sh
# Put the bundle that `python3 packaging/dev.py build --bundle` makes into $PREFIX (default: this user's ~/.local).
#   packaging/linux/install.sh            install
#   packaging/linux/install.sh --remove   take everything away again
set -eu
here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
prefix=${PREFIX:-$HOME/.local}
id=org.arbitre.Arbitre
share=$prefix/share

remove() {
    rm -rf "$prefix/lib/arbitre"
    rm -f "$prefix/bin/arbitre" "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" \
        "$share/mime/packages/$id.xml" "$share/icons/hicolor/scalable/apps/$id.svg"
}

refresh() {
    for update in "update-desktop-database $share/applications" "update-mime-database $share/mime"; do
        if command -v "${update%% *}" >/dev/null; then $update; fi
    done
}

if [ "${1:-}" = "--remove" ]; then
    remove
    refresh
    echo "arbitre is removed from $prefix; tournaments and settings are left alone."
    exit 0
fi

if [ ! -x "$top/dist/arbitre/arbitre" ]; then
    echo "There is no bundle in $top/dist: run python3 packaging/dev.py build --bundle first." >&2
    exit 1
fi
remove
mkdir -p "$prefix/lib" "$prefix/bin"
cp -R "$top/dist/arbitre" "$prefix/lib/arbitre"
ln -s ../lib/arbitre/arbitre "$prefix/bin/arbitre"
install -D -m 644 "$here/$id.desktop" "$share/applications/$id.desktop"
install -D -m 644 "$here/$id.metainfo.xml" "$share/metainfo/$id.metainfo.xml"
install -D -m 644 "$here/$id.mime.xml" "$share/mime/packages/$id.xml"
install -D -m 644 "$top/resources/icons/arbitre.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
refresh
echo "arbitre is installed in $prefix; the command is $prefix/bin/arbitre."
