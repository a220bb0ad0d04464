import nodePath from "node:path";

/** Whether a path is in a folder, as its system compares: Windows ignores capitals and takes both slashes. */
export function isInside(folder: string, path: string, system = nodePath): boolean {
  const way = system.relative(folder, path);
  return way !== "" && way.split(system.sep)[0] !== ".." && !system.isAbsolute(way);
}

/**
 * Whether a bundler's module is a file of the project. Compares ends, because on Windows slashes, drive letters and
 * linked folders are written in several ways.
 */
export function isModule(id: string | null, file: string): boolean {
  return id?.replaceAll("\\", "/").endsWith(`/${file}`) ?? false;
}
