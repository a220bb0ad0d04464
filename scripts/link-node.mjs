// Makes npm's scripts run on the Node that is among the packages. npm links it too, but deletes the link together with
// the Nodes of other systems, which it leaves out. Plain JavaScript, because it runs on the machine's own Node.
import { existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs";

const { platform, arch } = process;
const system = `${platform === "win32" ? "win" : platform}-${arch}`;
const program = [
  `node-${system}/bin/node.exe`,
  `node-${system}/bin/node`,
  `node-bin-${system}/bin/node`,
].find((path) => existsSync(`node_modules/${path}`));
// A machine for which there is no such package needs that Node itself.
if (program?.endsWith(".exe")) {
  writeFileSync("node_modules/.bin/node.cmd", `@"%~dp0\\..\\${program}" %*\r\n`);
} else if (program) {
  rmSync("node_modules/.bin/node", { force: true });
  symlinkSync(`../${program}`, "node_modules/.bin/node");
}
