import { OperatorError } from '#server/core/commands/command.ts';
import { THIS_MACHINE } from '#server/marketing/access/admit.ts';
import { ChangedMeanwhile } from '#server/operator/pages/console-operator.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import type { Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Note } from '#server/marketing/kit/form.tsx';
import type { Operator } from '#server/core/audit/audit.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import type { Settings } from '#server/core/settings/settings.ts';

const ENDS = ['done', 'proposed', 'refused', 'changed'] as const;

/** A command that a form runs, and the page that shows what became of it. */
export interface FormCommand {
  command: string;
  options: object;
  operator: Operator;
  /** The page's address. */
  own: string;
  /** Shows the form again as it was filled in, with a problem in words for the user. */
  showAgain: (problem: Note) => Promise<Answer>;
}

/**
 * Runs a form's command and redirects to its page, which says what became of it (`endNote`). Where two people
 * are needed, nobody acts without an account or key of their own.
 */
export async function runFormCommand(
  { texts, user, reply }: Visit,
  { run, settings }: { run: RunCommand; settings: Settings },
  { command, options, operator, own, showAgain }: FormCommand,
): Promise<Answer> {
  const problem = (text: string) => {
    void reply.code(400);
    return showAgain({ text, isProblem: true });
  };
  if (user.name === THIS_MACHINE && settings.secondPersonAbove > 0) {
    return problem(texts.operatorForms.signInFirst);
  }
  const end = (word: (typeof ENDS)[number]) => ({ to: `${own}?done=${word}` });
  try {
    const result = await run(command, options, operator);
    if (command === 'approval refuse') return end('refused');
    const isProposed = 'proposal' in result && !('state' in result);
    return end(isProposed ? 'proposed' : 'done');
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return end('changed');
    if (!(error instanceof OperatorError)) throw error;
    return problem(texts.problem(error.message));
  }
}

/** What became of the form before this page, from the address. */
export function endNote({ request, texts }: Visit): Note | undefined {
  const word = ENDS.find((known) => known === textOf(request.query, 'done'));
  return word === undefined
    ? undefined
    : { text: texts.operatorForms[word], isProblem: word === 'changed' };
}
