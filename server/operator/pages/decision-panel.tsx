import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import {
  actionsIn,
  isReasonForPlayer,
  type OrderAction,
} from '#server/operator/pages/order-actions.ts';
import { isSamePerson } from '#server/operator/proposals.ts';
import { statusOf } from '#server/money/ledger/order-status.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { Form } from '#server/marketing/kit/console-app.ts';
import type { WithdrawalFacts } from '#server/operator/pages/read-withdrawal.ts';

interface DecisionPanelProps extends Pick<WithdrawalFacts, 'order' | 'proposals'> {
  form: Form;
}

/** What may be done with an order now: a proposal comes before everything else. */
export function DecisionPanel({ order, proposals, form }: DecisionPanelProps) {
  const { withdrawals } = useConsole().texts;
  const status = statusOf(order.status);
  const actions = actionsIn(status);
  const own = `${WITHDRAWALS_PATH}/${encodeURIComponent(order.order_no)}`;
  const [proposal] = proposals;
  if (proposal) {
    return (
      <Panel id="decide" title={withdrawals.waits}>
        <ProposalForms own={own} proposal={proposal} form={form} />
      </Panel>
    );
  }
  return (
    <Panel id="decide" title={withdrawals.actions}>
      {actions.length === 0 && <p className="nothing">{withdrawals.noActions}</p>}
      {actions.map((action) => (
        <ActionForm key={action} own={own} action={action} status={status} form={form} />
      ))}
    </Panel>
  );
}

function ActionForm({
  own,
  action,
  status,
  form,
}: {
  own: string;
  action: OrderAction;
  status: number;
  form: Form;
}) {
  const { withdrawals } = useConsole().texts;
  const isShown = isReasonForPlayer(action);
  return (
    <section aria-labelledby={`${action}-title`}>
      <h3 id={`${action}-title`}>{withdrawals[action]}</h3>
      <p className="hint">{withdrawals[`${action}Hint`]}</p>
      <PostForm
        action={`${own}/${action}`}
        button={withdrawals[action]}
        isQuiet={action !== 'approve'}
      >
        <input type="hidden" name="status" value={status} />
        <Field
          name="reason"
          label={isShown ? withdrawals.playersReason : withdrawals.internalReason}
          defaultValue={form['action'] === action ? form['reason'] : undefined}
          maxLength={200}
          required
        />
      </PostForm>
    </section>
  );
}

function ProposalForms({
  own,
  proposal,
  form,
}: {
  own: string;
  proposal: WithdrawalFacts['proposals'][number];
  form: Form;
}) {
  const { texts, format, user } = useConsole();
  const { withdrawals } = texts;
  const name = user?.name ?? '';
  const isOwn = isSamePerson({ name, login: name, way: 'console' }, proposal);
  const { id, command, actor, reason, ends_at: endsAt } = proposal;
  return (
    <>
      <p>{withdrawals.proposal(command, actor, format.moment(epochMs(endsAt)))}</p>
      {reason !== null && <p className="hint">{`${texts.audit.reason}: ${reason}`}</p>}
      {isOwn ? (
        <p>{withdrawals.own}</p>
      ) : (
        <PostForm action={`${own}/accept`} button={withdrawals.accept}>
          <input type="hidden" name="proposal" value={id} />
        </PostForm>
      )}
      <PostForm action={`${own}/refuse`} button={withdrawals.refuse} isQuiet>
        <input type="hidden" name="proposal" value={id} />
        <Field
          name="reason"
          label={withdrawals.internalReason}
          defaultValue={form['proposal'] === String(id) ? form['reason'] : undefined}
          maxLength={200}
          required
        />
      </PostForm>
    </>
  );
}
