import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { removeOldServiceWorker } from "./layout/service-worker.ts";
import { reportWebVitalsOnDemand } from "./layout/web-vitals.ts";

// R43: said in the console; the prerendered page stays readable.
if (!document.getElementById("root")) throw new Error("Failed to find the root element");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page in memory is shown while the press is being told (docs/decisions/020-exchanged-in-the-press.md). */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

void removeOldServiceWorker();
void reportWebVitalsOnDemand();
