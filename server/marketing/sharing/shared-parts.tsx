import { useConsole, type SharedPage } from '#server/marketing/kit/console-context.ts';

/** The file of a shared report. Relative addresses keep its token out of the page. */
export function SharedFiles() {
  const { texts } = useConsole();
  return (
    <p className="files">
      <span>{texts.files}</span>
      <a href="?format=csv" download>
        CSV
      </a>
    </p>
  );
}

/** What a shared report is called, until when it can be opened, and what it leaves out. */
export function SharedNote({ name, endsAt }: SharedPage) {
  const { texts, format } = useConsole();
  return (
    <p className="shared-note">
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>{texts.sharing.sharedUntil(format.moment(endsAt))}</span>
      <span>{texts.sharing.sharedFew}</span>
    </p>
  );
}
