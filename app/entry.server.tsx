import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { ContentError } from "./schemas/content-error.server.ts";

/** Renders one page while the site is built. It waits for everything, so that the file holds the page in reading order. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      onError: (error: unknown) => {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}

/** Tells in the terminal what failed: a mistake in the content in its plain words, without the way it took here. */
export function handleError(error: unknown) {
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
}
