import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { POSTBACKS_PATH, RECEIVED_PATH } from '#server/marketing/postbacks/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Table } from '#server/marketing/kit/table.tsx';
import type { Received } from '#server/marketing/postbacks/received.ts';

/** The requests that the demo's receiver got. */
export function ReceivedPage({ received }: { received: readonly Received[] }) {
  const { texts, format } = useConsole();
  const words = texts.postbacks;
  const heads = words.receivedColumns;
  return (
    <ConsolePage title={words.received} here={RECEIVED_PATH}>
      <h1>{words.received}</h1>
      <p className="range">{words.receivedIntro}</p>
      <Panel id="received" title={words.received}>
        {received.length === 0 ? (
          <p className="nothing">{words.receivedEmpty}</p>
        ) : (
          <Table look="words log" heads={[heads.when, heads.what, heads.answered]}>
            {received.map(({ receivedAt, eventId, method, content, answered }, index) => (
              <tr key={`${eventId} ${received.length - index}`}>
                <td>{format.moment(receivedAt)}</td>
                <td>
                  <code>{`${method} ${content}`}</code>
                </td>
                <td>{answered ?? words.noAnswer}</td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      <BackLink href={POSTBACKS_PATH}>{words.all}</BackLink>
    </ConsolePage>
  );
}
