import type { PageProps } from "../define-page.server.ts";
import type { Projectx } from "./content.server.ts";
import type definition from "./page.server.ts";
import { EditionDocuments } from "./edition-documents.tsx";
import { EditionHead } from "./edition-head.tsx";
import { EditionNotice } from "./edition-notice.tsx";
import { EditionResults } from "./edition-results.tsx";
import { EditionTeams } from "./edition-teams.tsx";
import { EditionTimeline } from "./edition-timeline.tsx";
import { ViewTabs } from "./view-tabs.tsx";
import styles from "./edition.module.css";

type EditionProps = {
  edition: PageProps<typeof definition>["projectx"]["editions"][number];
  competition: string;
  tabs: { id: string; label: string }[];
} & Pick<Projectx, "takePart">;

export function Edition({ edition, competition, tabs, takePart }: EditionProps) {
  const { id, notice, results, documents, teams, timeline } = edition;
  return (
    <div className={styles.edition}>
      <div className="wrap">
        <ViewTabs tabs={tabs} current={id} />
      </div>
      <div className={styles.paper}>
        <EditionHead edition={edition} competition={competition} />
        {notice && <EditionNotice notice={notice} takePart={takePart} />}
        {results && <EditionResults id={`results-${id}`} results={results} />}
        {documents && <EditionDocuments id={`documents-${id}`} documents={documents} />}
        {teams && <EditionTeams id={`teams-${id}`} {...teams} />}
        {timeline && <EditionTimeline id={`timeline-${id}`} year={id} layout={timeline} />}
      </div>
      {(results ?? documents ?? teams ?? timeline) && (
        <div className={styles.end}>
          <div className="wrap">
            <ViewTabs tabs={tabs} current={id} isEnd />
          </div>
        </div>
      )}
    </div>
  );
}
