import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../../scripts/tools.ts";
import { distFolder, testsFolder } from "../../support/folders.ts";

/**
 * Starts a real server on localhost with the configuration from the build: `node tests/files/hosting/start.ts nginx 4331`.
 * It changes only port, folder and certificate, as an operator does. The third argument is a scratch folder, which is
 * deleted afterwards.
 */
const hostingFolder = `${distFolder}-hosting`;

const starters: Record<string, (port: string, scratch: string) => ChildProcess> = {
  nginx: startNginx,
  caddy: startCaddy,
  "caddy-tls": startCaddyWithTls,
  apache: startApache,
  container: startContainer,
  "https-in-front": startHttpsInFront,
  cloudflare: startCloudflarePages,
};

function startNginx(port: string, scratch: string): ChildProcess {
  // Debian puts nginx's module for the .br copies here.
  const file = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const module = existsSync(file) ? file : "";
  const site = readFileSync(join(hostingFolder, "nginx.conf"), "utf8")
    .replace(/^ *listen \[::\].*\n/m, "")
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root "${distFolder}";`)
    .replace(/# With the brotli module: /, module ? "" : "$&");
  writeFileSync(join(scratch, "site.conf"), site);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${join(scratch, name)};`,
  );
  // nginx started by root runs its workers as a user who may not read the project's folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = `${module ? `load_module ${module};` : ""}
${user}
daemon off;
worker_processes auto;
pid ${join(scratch, "nginx.pid")};
error_log stderr crit;
events {}
http {
  access_log off;
${folders.join("\n")}
  include ${join(scratch, "site.conf")};
}
`;
  writeFileSync(join(scratch, "nginx.conf"), config);
  return start(
    "nginx",
    ["-e", "stderr", "-p", scratch, "-c", join(scratch, "nginx.conf")],
    scratch,
  );
}

function startCaddy(port: string, scratch: string): ChildProcess {
  return runCaddy(scratch, "admin off", (config) =>
    config.replace(/^:\d+ \{/m, `http://127.0.0.1:${port} {`),
  );
}

/** Uses a certificate of Caddy's own authority, on an unused loopback address. */
function startCaddyWithTls(address: string, scratch: string): ChildProcess {
  return runCaddy(scratch, "admin off\n\tskip_install_trust", (config) =>
    config.replace(/^:\d+ \{/m, `https://${address} {\n\tbind ${address}\n\ttls internal`),
  );
}

function startContainer(port: string, scratch: string): ChildProcess {
  return start("sh", [join(import.meta.dirname, "container.sh"), port, scratch], scratch);
}

/** As a university's load balancer or a CDN: ends https and compresses by itself. `4331:4330` passes requests on to 4330. */
function startHttpsInFront(ports: string, scratch: string): ChildProcess {
  const [own, site] = ports.split(":");
  return runCaddy(
    scratch,
    "admin off\n\tskip_install_trust\n\tauto_https disable_redirects",
    () =>
      `https://127.0.0.1:${own} {\n\ttls internal\n\tencode zstd gzip\n\treverse_proxy 127.0.0.1:${site}\n}\n`,
  );
}

function runCaddy(
  scratch: string,
  options: string,
  adapt: (config: string) => string,
): ChildProcess {
  const config = adapt(readFileSync(join(hostingFolder, "Caddyfile"), "utf8")).replace(
    /root \* .*/,
    `root * "${distFolder}"`,
  );
  const file = join(scratch, "Caddyfile");
  writeFileSync(
    file,
    `{\n\t${options}\n\tstorage file_system ${scratch}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${config}`,
  );
  return start("caddy", ["run", "--config", file, "--adapter", "caddyfile"], scratch);
}

/**
 * Runs Debian's Apache as its worst administrator would: it negotiates content, lists folders, lets a `.htaccess` change
 * nothing but `FileInfo`, and sends a header of its own.
 */
function startApache(port: string, scratch: string): ChildProcess {
  const site = join(scratch, "site");
  cpSync(distFolder, site, { recursive: true });
  cpSync(join(hostingFolder, "htaccess"), join(site, ".htaccess"));
  // Apache started by root serves as a user who may not read a private folder.
  chmodSync(scratch, 0o755);
  const modules =
    "mpm_event authz_core autoindex brotli deflate dir filter headers mime negotiation rewrite";
  const config = `
${modules
  .split(" ")
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join("\n")}
ServerRoot ${scratch}
DefaultRuntimeDir ${scratch}
PidFile ${join(scratch, "apache.pid")}
ErrorLog ${join(scratch, "error.log")}
LogLevel crit
ServerName localhost
Listen 127.0.0.1:${port}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
TypesConfig /etc/mime.types
AddLanguage br .br
AddType application/x-gzip .gz
AddOutputFilterByType DEFLATE text/html text/css text/javascript
Header set X-Frame-Options SAMEORIGIN
DocumentRoot ${site}
<Files ".ht*">
  Require all denied
</Files>
<Directory ${site}>
  Options Indexes MultiViews FollowSymLinks
  AllowOverride FileInfo
  Require all granted
</Directory>
`;
  writeFileSync(join(scratch, "apache2.conf"), config);
  return start("apache2", ["-f", join(scratch, "apache2.conf"), "-D", "FOREGROUND"], scratch);
}

function startCloudflarePages(port: string, scratch: string): ChildProcess {
  const wrangler = join(testsFolder, "node_modules/wrangler/bin/wrangler.js");
  const options = ["--ip", "127.0.0.1", "--port", port, "--compatibility-date", "2026-01-01"];
  return start(process.execPath, [wrangler, "pages", "dev", distFolder, ...options], scratch);
}

/** Runs a server with the scratch folder as its home, without telemetry. */
function start(program: string, args: string[], scratch: string): ChildProcess {
  const path = findProgram(program) ?? program;
  return spawn(path, args, {
    cwd: scratch,
    env: {
      PATH: process.env.PATH,
      HOME: scratch,
      CI: "1",
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

const [name = "", place = "", ownFolder] = process.argv.slice(2);
const starter = starters[name];
if (!starter || !place) {
  console.error(`Usage: start.ts <${Object.keys(starters).join("|")}> <port or address>`);
  process.exit(1);
}
const scratch = ownFolder ?? mkdtempSync(join(tmpdir(), `${name}-`));
mkdirSync(scratch, { recursive: true });
const server = starter(place, scratch);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  process.exit(code ?? 0);
});
