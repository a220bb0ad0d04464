import type { ProjectxEdition } from "./page.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { TabName } from "./views.tsx";
import box from "./edition-box.module.css";

type EditionBoxProps = Pick<ProjectxEdition, "id" | "focus" | "notice" | "status" | "timeline">;

/** What opens an edition: beside the landing view with its focus and state, elsewhere a tab with the year alone. */
export function EditionBox({ id, focus, notice, status, timeline }: EditionBoxProps) {
  const state = [notice ?? status, timeline?.span].filter(Boolean).join(" · ");
  return (
    <>
      <TabName className={box.year}>{id}</TabName>{" "}
      <span className={box.more}>
        {focus && <span className={box.focus}>{focus} </span>}
        {state && <span>{state}</span>}
      </span>
      <Icon name="arrow" size={32} />
    </>
  );
}
