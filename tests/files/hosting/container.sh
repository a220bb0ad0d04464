#!/bin/sh
# Builds hosting/container/Containerfile with buildah and runs it: container.sh PORT FOLDER
# No registry is needed: the base is Debian's Caddy, a shell and setcap. It has no list of content types.
set -eu
port=$1
folder=$2
project=$(cd "$(dirname "$0")/../../.." && pwd)
set -- --root "$folder/storage" --runroot "$folder/run" --storage-driver vfs

base=$folder/base
mkdir -p "$base/tmp"
chmod 1777 "$base/tmp"
for program in /bin/sh "$(command -v caddy)" "$(command -v setcap)"; do
  { echo "$program" && ldd "$program" | grep -o '/[^ ]*'; } |
    while read -r file; do install -D "$file" "$base$file"; done
done
container=$(buildah "$@" from scratch)
buildah "$@" copy --quiet "$container" "$base" /
buildah "$@" config --env PATH=/usr/bin:/usr/sbin:/bin "$container"
buildah "$@" run --isolation chroot "$container" /bin/sh -c "setcap cap_net_bind_service=+ep /usr/bin/caddy"
buildah "$@" commit --quiet "$container" base

sed 's/^FROM .*/FROM base/' "$project/hosting/container/Containerfile" >"$folder/Containerfile"
buildah "$@" build --isolation chroot --quiet --file "$folder/Containerfile" --tag site "$project"
container=$(buildah "$@" from site)
# It shares this machine's ports.
sed "s/^:8080 {/http:\/\/127.0.0.1:$port {/" "$project/dist-hosting/Caddyfile" >"$folder/Caddyfile"
buildah "$@" copy --quiet "$container" "$folder/Caddyfile" /etc/caddy/Caddyfile
exec buildah "$@" run --isolation chroot "$container" /bin/sh -c \
  "exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile"
