import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';

/** Answers every token that opens nothing: it does not say whether it ever did. */
export function NoSharedReportPage() {
  const { sharing } = useConsole().texts;
  return (
    <ConsolePage title={sharing.noShared} here="" isOpen>
      <h1>{sharing.noShared}</h1>
      <p>{sharing.noSharedHelp}</p>
    </ConsolePage>
  );
}
