import { SECRET_MASK } from '#server/core/outbound/mask-secret.ts';
import { requestOf } from '#server/marketing/postbacks/deliver.ts';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { POSTBACKS_PATH } from '#server/marketing/postbacks/paths.ts';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Table } from '#server/marketing/kit/table.tsx';
import type { Delivery } from '#server/marketing/postbacks/delivery-log.ts';
import type { PostbackRule } from '#server/marketing/postbacks/rules.ts';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';

export const SHOWN_DELIVERIES = 100;

export interface DeliveryLogProps {
  rule: PostbackRule;
  deliveries: readonly Delivery[];
  /** Undefined for all. */
  state: DeliveryState | undefined;
}

/** Deliveries of a rule, newest first. */
export function DeliveryLog({ rule, deliveries, state }: DeliveryLogProps) {
  const { postbacks: words } = useConsole().texts;
  const own = `${POSTBACKS_PATH}/${rule.id}`;
  const choice = (label: string, wanted: DeliveryState | undefined) => ({
    label,
    href: wanted === undefined ? own : `${own}?state=${wanted}`,
    isChosen: state === wanted,
  });
  const { waiting, delivered, failed } = words.states;
  return (
    <Panel
      id="log"
      title={words.log}
      aside={
        <Choices
          label={words.logStates}
          choices={[
            choice(words.allStates, undefined),
            choice(delivered, 'delivered'),
            choice(waiting, 'waiting'),
            choice(failed, 'failed'),
          ]}
        />
      }
    >
      {deliveries.length === 0 ? (
        <p className="nothing">{words.logEmpty}</p>
      ) : (
        <div className="scroll">
          <Table look="words log" heads={[words.when, words.event, words.state, words.answer]}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} rule={rule} delivery={delivery} />
            ))}
          </Table>
        </div>
      )}
      <p className="hint">{words.logStored}</p>
      {deliveries.some((one) => one.state === 'failed' && !one.isTest) && (
        <PostForm action={`${own}/retry`} button={words.retry} isQuiet />
      )}
    </Panel>
  );
}

function DeliveryRow({ rule, delivery }: { rule: PostbackRule; delivery: Delivery }) {
  const { texts, format } = useConsole();
  const words = texts.postbacks;
  const { event, isTest, state, attempts, dueAt, status, answer, triedAt } = delivery;
  const { method, url, body } = requestOf(rule, delivery, SECRET_MASK);
  const answered = triedAt === undefined ? '' : String(status ?? words.noAnswer);
  return (
    <tr>
      <td>{format.moment(delivery.happenedAt)}</td>
      <td>
        {words.events[event]}
        {isTest && ` (${words.isTest})`}
        <details>
          <summary>{words.request}</summary>
          <code>{`${method} ${url}`}</code>
          {body !== '' && <code>{body}</code>}
        </details>
      </td>
      <td>
        <span className={`state ${state}`}>{words.states[state]}</span>
        {attempts > 0 && <p>{words.tries(format.count(attempts), attempts === 1)}</p>}
        {dueAt !== undefined && attempts > 0 && <p>{words.nextTry(format.moment(dueAt))}</p>}
      </td>
      <td>{[answered, answer].filter((part) => part !== '').join(': ') || '–'}</td>
    </tr>
  );
}
