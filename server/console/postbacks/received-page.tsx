import { BackLink } from '#server/console/kit/back-link.tsx';
import { ConsolePage } from '#server/console/kit/console-page.tsx';
import { Panel } from '#server/console/kit/panel.tsx';
import { POSTBACKS_PATH, RECEIVED_PATH } from '#server/console/postbacks/paths.ts';
import { useConsole } from '#server/console/kit/console-context.ts';
import { Table } from '#server/console/kit/table.tsx';
import type { Received } from '#server/attribution/postbacks/received.ts';

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
          <Table look="words" heads={[heads.when, heads.what, heads.answered]}>
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
