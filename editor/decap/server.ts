// `npm run edit`: Decap CMS and its local server beside the development site, on this machine only.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import decapServer from "decap-server/dist/middlewares.js";
import express from "express";
import { ContentError, describeProblem } from "../../app/content/content-error.server.ts";
import { contentFiles, findContentProblems } from "../../app/pages/content-files.server.ts";
import { fromRoot, projectRoot } from "../../app/content/load-content.server.ts";
import { formConfig, formPages } from "../form-config.ts";
import { isPicturePath } from "../picture-path.ts";
import { fromForm, toForm, withPictureUrls } from "../form-values.ts";

/** What a form sends (decap-server's API, version 1). */
type Entry = { path: string; newPath?: string; raw: string };
type Asset = { path: string; content: string; encoding: BufferEncoding };
type Saved = { entry: Entry; dataFiles?: Entry[]; assets?: Asset[] };
type Params = Saved & { asset: Asset; path: string; paths: string[] };
type Request = { headers: { host?: string }; body: { action?: string; params: Params } };
type Send = Record<"json" | "send", (value: unknown) => void>;
type Response = Send & { status: (code: number) => Send };
type Answer = { file?: { path: string }; data?: unknown };

const [port = "5180", preview = "http://localhost:5173"] = process.argv.slice(2);
const API = "/api/v1";
const pictures = `http://localhost:${port}/pictures/`;
const page = dirname(createRequire(import.meta.url).resolve("decap-cms/package.json"));

// Decap's local server writes into this folder and nowhere else.
process.env.GIT_REPO_DIRECTORY = projectRoot();

const app = express();
app.use((request: Request, response: Response, next: () => void) => {
  // Against DNS rebinding.
  if (/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? "")) return next();
  response.status(403).send("This page answers only on localhost.");
});
app.use(express.json({ limit: "50mb" }));
app.post(API, (request: Request, response: Response, next: () => void) => {
  handle(request, response, next).catch((error: unknown) => {
    response.status(422).json({ error: error instanceof Error ? error.message : String(error) });
  });
});
await decapServer.registerLocalFs(app, { logLevel: "error" });

app.get("/config.json", (_request: Request, response: Response) =>
  response.json(formConfig(`http://localhost:${port}${API}`)),
);
app.get("/preview.json", (_request: Request, response: Response) =>
  response.json({ site: preview, pages: formPages() }),
);
app.use("/pictures", express.static(fromRoot("content")));
app.use("/decap", express.static(join(page, "dist")));
app.use(express.static(join(import.meta.dirname, "page")));

// The first check encodes every picture: now, not during the first save.
void problems();

app.listen(Number(port), "127.0.0.1", () => {
  process.stdout.write(`The editing page is on http://localhost:${port} (Ctrl-C to stop).\n`);
});

async function handle({ body }: Request, response: Response, next: () => void) {
  const { action, params } = body;
  if (action === "getEntry" || action === "entriesByFiles") {
    const send = response.json.bind(response);
    response.json = (answer) =>
      send(Array.isArray(answer) ? answer.map(asForm) : asForm(answer as Answer));
  }
  if (action === "persistEntry") await save(params);
  if (action === "persistMedia") onlyPictures([params.asset]);
  if (action === "deleteFile") onlyPictures([{ path: params.path }]);
  if (action === "deleteFiles") onlyPictures(params.paths.map((path) => ({ path })));
  next();
}

function asForm(entry: Answer): Answer {
  const schema = schemaOf(entry.file?.path);
  return typeof entry.data === "string" && schema
    ? { ...entry, data: withPictureUrls(toForm(entry.data), schema, pictures) }
    : entry;
}

function schemaOf(path?: string) {
  return contentFiles().find(({ file }) => file === path)?.schema;
}

function withPictureNames(form: string): string {
  return form.replaceAll(new RegExp(`${pictures}(?:[a-z0-9-]+/)+`, "g"), "");
}

async function save(params: Saved) {
  const dataFiles = params.dataFiles ?? [params.entry];
  const assets = params.assets ?? [];
  const known = new Set(contentFiles().map(({ file }) => file));
  for (const { path, newPath = path } of dataFiles)
    if (!known.has(path) || newPath !== path) throw new Error(`${newPath} is not a content file.`);
  onlyPictures(assets);

  const wrongBefore = new Set((await problems()).map(withoutLine));
  const before = new Map([...dataFiles, ...assets].map(({ path }) => [path, contentOf(path)]));
  for (const dataFile of dataFiles) {
    const text = readFileSync(fromRoot(dataFile.path), "utf8");
    dataFile.raw = fromForm(text, withPictureNames(dataFile.raw), schemaOf(dataFile.path));
    writeFileSync(fromRoot(dataFile.path), dataFile.raw);
  }
  for (const { path, content, encoding } of assets) {
    mkdirSync(dirname(fromRoot(path)), { recursive: true });
    writeFileSync(fromRoot(path), Buffer.from(content, encoding));
  }
  const wrongNow = (await problems()).filter((problem) => !wrongBefore.has(withoutLine(problem)));
  if (wrongNow.length === 0) return;
  for (const [path, content] of before) {
    if (content) writeFileSync(fromRoot(path), content);
    else rmSync(fromRoot(path));
  }
  throw new Error(wrongNow.map(describeProblem).join("\n"));
}

/** An entry that is added above a mistake moves its line. */
function withoutLine(problem: Parameters<typeof describeProblem>[0]): string {
  return describeProblem({ ...problem, line: undefined });
}

async function problems() {
  return findContentProblems().catch((error) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
}

function contentOf(path: string): Buffer | undefined {
  return existsSync(fromRoot(path)) ? readFileSync(fromRoot(path)) : undefined;
}

function onlyPictures(assets: { path: string }[]) {
  for (const { path } of assets) {
    if (!isPicturePath(path)) throw new Error(`${path} is not a picture in content/.`);
  }
}
