import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { isSamePerson } from '#server/operator/proposals.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { WaitingProposal } from '#server/operator/pages/waiting-proposals.ts';

interface ProposalFormsProps {
  /** The page's address: the forms go to `accept` and `refuse` below it. */
  own: string;
  proposal: WaitingProposal;
  /** A form that had a problem, as it was filled in. */
  form: Form;
  /** Of the page's forms, where each can be sent once. */
  number?: string;
}

/** Decides on a proposal; its proposer can only refuse it. */
export function ProposalForms({ own, proposal, form, number }: ProposalFormsProps) {
  const { texts, format, user } = useConsole();
  const { operatorForms } = texts;
  const name = user?.name ?? '';
  const isOwn = isSamePerson({ name, login: name, way: 'console' }, proposal);
  const { id, command, actor, reason, sum, amount, ends_at: endsAt } = proposal;
  const hidden = (
    <>
      <input type="hidden" name="proposal" value={id} />
      {number !== undefined && <input type="hidden" name="number" value={number} />}
    </>
  );
  return (
    <>
      <p>{operatorForms.proposal(command, actor, format.moment(epochMs(endsAt)))}</p>
      {sum !== null && <p>{format.money(amount ?? sum)}</p>}
      {reason !== null && <p className="hint">{`${texts.audit.reason}: ${reason}`}</p>}
      {isOwn ? (
        <p>{operatorForms.own}</p>
      ) : (
        <PostForm action={`${own}/accept`} button={operatorForms.accept}>
          {hidden}
        </PostForm>
      )}
      <PostForm action={`${own}/refuse`} button={operatorForms.refuse} isQuiet>
        {hidden}
        <Field
          name="reason"
          label={operatorForms.internalReason}
          defaultValue={form['proposal'] === String(id) ? form['reason'] : undefined}
          maxLength={200}
          required
        />
      </PostForm>
    </>
  );
}
