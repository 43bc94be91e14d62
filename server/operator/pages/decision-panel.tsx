import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import {
  actionsIn,
  isReasonForPlayer,
  type OrderAction,
} from '#server/operator/pages/order-actions.ts';
import { ProposalForms } from '#server/operator/pages/proposal-forms.tsx';
import { statusOf } from '#server/money/ledger/order-status.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { WithdrawalFacts } from '#server/operator/pages/read-withdrawal.ts';

interface DecisionPanelProps extends Pick<WithdrawalFacts, 'order' | 'proposals'> {
  form: Form;
}

/** What may be done with an order now: a proposal comes before everything else. */
export function DecisionPanel({ order, proposals, form }: DecisionPanelProps) {
  const { withdrawals, operatorForms } = useConsole().texts;
  const status = statusOf(order.status);
  const actions = actionsIn(status);
  const own = `${WITHDRAWALS_PATH}/${encodeURIComponent(order.order_no)}`;
  const [proposal] = proposals;
  if (proposal) {
    return (
      <Panel id="decide" title={operatorForms.waits}>
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
  const { withdrawals, operatorForms } = useConsole().texts;
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
          label={isShown ? withdrawals.playersReason : operatorForms.internalReason}
          defaultValue={form['action'] === action ? form['reason'] : undefined}
          maxLength={200}
          required
        />
      </PostForm>
    </section>
  );
}
