import { createHash } from "node:crypto";

/** React Router's start-up code, taken out of a page into a file of its own. */
export type LateStart = {
  html: string;
  /** Name and text of the script that the page asks for once it has been painted. */
  file: { name: string; content: string };
};

const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const CONTEXT_SCRIPT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const DATA_SCRIPT = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

/**
 * Leaves the line and the processor to the first paint: the page's data and React's files are asked for when it is their
 * turn, or at the first sign that the visitor is about to do something (app/layout/page-start.ts). Everything works
 * before. The data repeats the page's words; outside the page it does not delay them.
 *
 * Throws when React Router writes its start-up code another way than this code knows.
 */
export function startScriptsLate(html: string, page: string, drawnStyles: string): LateStart {
  const original = MODULE_SCRIPT.exec(html)?.[1] ?? "";
  const context = CONTEXT_SCRIPT.exec(html)?.[1];
  const data = [...html.matchAll(DATA_SCRIPT)].map(([, script]) => script);
  const routes = [...original.matchAll(/import \* as (route\d+) from "([^"]+)";/g)];
  const manifest = /import "([^"]+)"/.exec(original)?.[1];
  const modules = /window\.__reactRouterRouteModules = \{.*?\};/.exec(original)?.[0];
  const entry = /^import\("([^"]+)"\);/m.exec(original)?.[1];
  if (!context || data.length === 0 || !manifest || !modules || !entry || routes.length === 0) {
    throw new Error(
      "scripts/late-start.ts does not know React Router's start-up code any more, so pages would start too early or not at all. Look at the <script> elements that `react-router build` writes and teach it the new form.",
    );
  }
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href ?? "");
  const files = [manifest, ...routes.map(([, , file]) => file)];
  const react = preloads.find((href) => /\/react-[^/]+\.js$/.test(href));
  if (!react) throw new Error("vite.config.ts does not put React into a file of its own any more.");
  const names = routes.map(([, name]) => name).join(",");
  const content = [
    "const ownTask=()=>new Promise(done=>{const{port1,port2}=new MessageChannel;port1.onmessage=done;port2.postMessage(0)});",
    context,
    // Each request, React, the rest and the page's data in tasks of their own: together they would keep a slow phone
    // from answering. A request wakes other processes, which take the processor from whoever made it.
    `for(const href of ${JSON.stringify([...preloads, drawnStyles])}){const link=document.createElement("link");link.rel=href.endsWith("css")?"stylesheet":"modulepreload";link.href=href;document.head.append(link);await ownTask()}`,
    // A file that is gone leaves the page as it is: whole, and its links work. R43's message goes the same way.
    `import("${react}").then(ownTask).then(()=>Promise.all(${JSON.stringify(files)}.map(file=>import(file)))).then(([,${names}])=>{${modules}return import("${entry}")}).then(ownTask).then(()=>{${data.join("\n")}}).catch(error=>console.error(error));`,
  ].join("\n");
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const name = `start-${page}-${hash}.js`;
  return {
    file: { name, content },
    html: html
      .replaceAll(PRELOAD, "")
      .replaceAll(DATA_SCRIPT, "")
      // React looks for these two elements when it takes over.
      .replace(CONTEXT_SCRIPT, "<script></script>")
      .replace(
        MODULE_SCRIPT,
        () => `<script type="module" async="" data-start="/assets/${name}"></script>`,
      ),
  };
}
