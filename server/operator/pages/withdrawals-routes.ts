import { BadRequest } from '#server/core/http/refusal.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { listForReview, ORDER_LISTS } from '#server/withdrawal/review-queue.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import { THIS_MACHINE } from '#server/marketing/access/admit.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { readWithdrawal, waitingProposals } from '#server/operator/pages/read-withdrawal.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import { ORDER_ACTIONS, type OrderAction } from '#server/operator/pages/order-actions.ts';
import {
  ChangedMeanwhile,
  isUndecided,
  isWaiting,
  operatorOf,
} from '#server/operator/pages/withdrawal-guard.ts';
import type { Answer, ConsoleApp, Form, Visit } from '#server/marketing/kit/console-app.ts';
import type { Note } from '#server/marketing/kit/form.tsx';
import type { Operator } from '#server/core/audit/audit.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';

const PAGE_ORDERS = 50;
const DONE = ['done', 'proposed', 'refused', 'changed'] as const;

/** The queue of withdrawals, and the page on which one is judged. */
export function addWithdrawalPages(app: ConsoleApp, run: RunCommand): void {
  const { database, clock, settings } = app.context;
  const { db } = database;

  app.page(WITHDRAWALS_PATH, async (visit) => {
    const { query } = visit.request;
    const list = ORDER_LISTS.find((known) => known === textOf(query, 'list')) ?? 'open';
    const page = Number(/^[1-9]\d{0,4}$/.exec(textOf(query, 'page'))?.[0] ?? 1);
    const account = textOf(query, 'account');
    const player = account === '' ? undefined : await findPlayer(db, account);
    const isUnknown = account !== '' && !player;
    if (isUnknown) void visit.reply.code(400);
    const found = isUnknown
      ? { orders: [], hasMore: false }
      : await listForReview(db, { list, playerId: player?.id, page, limit: PAGE_ORDERS });
    const proposals = await waitingProposals(db, clock.now());
    const { withdrawalsPage } = await import('#server/operator/pages/withdrawals-page.tsx');
    return visit.pages.render(
      withdrawalsPage({
        ...found,
        list,
        page,
        account,
        proposed: new Set(proposals.map(({ orderNo }) => orderNo)),
        problem: isUnknown ? visit.texts.problem(`there is no account "${account}"`) : undefined,
      }),
    );
  });

  const show = async (visit: Visit, said: { note?: Note; form?: Form } = {}): Promise<Answer> => {
    const facts = await readWithdrawal(db, orderOf(visit), clock.now());
    if (!facts) throw new BadRequest('there is no such withdrawal');
    const { withdrawalPage } = await import('#server/operator/pages/withdrawal-page.tsx');
    return visit.pages.render(
      withdrawalPage({
        ...facts,
        note: said.note ?? doneNote(visit),
        form: said.form ?? {},
        now: clock.now(),
      }),
    );
  };
  app.page(`${WITHDRAWALS_PATH}/:order`, (visit) => show(visit));

  /** Runs a command as the user; a problem shows the form again as it was filled in. */
  const act = async (
    visit: Visit,
    form: Form,
    asked: { command: string; options: object; operator: Operator },
  ): Promise<Answer> => {
    const { texts, user, reply } = visit;
    const problem = (text: string) => {
      void reply.code(400);
      return show(visit, { note: { text, isProblem: true }, form });
    };
    if (user.name === THIS_MACHINE && settings.secondPersonAbove > 0) {
      return problem(texts.withdrawals.signInFirst);
    }
    const own = `${WITHDRAWALS_PATH}/${encodeURIComponent(orderOf(visit))}`;
    try {
      const result = await run(asked.command, asked.options, asked.operator);
      if (asked.command === 'approval refuse') return { to: `${own}?done=refused` };
      const isProposed = 'proposal' in result && !('state' in result);
      return { to: `${own}?done=${isProposed ? 'proposed' : 'done'}` };
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return { to: `${own}?done=changed` };
      if (!(error instanceof OperatorError)) throw error;
      return problem(texts.problem(error.message));
    }
  };

  for (const action of Object.keys(ORDER_ACTIONS) as OrderAction[]) {
    app.form(`${WITHDRAWALS_PATH}/:order/${action}`, (visit, form) => {
      const orderNo = orderOf(visit);
      const status = Number(form['status'] ?? Number.NaN);
      return act(
        visit,
        { ...form, action },
        {
          command: `withdrawal ${action}`,
          options: { order: orderNo, ...reasonOf(form) },
          operator: operatorOf(visit.user, (trx) =>
            isUndecided(trx, { orderNo, status, now: clock.now() }),
          ),
        },
      );
    });
  }
  for (const decision of ['accept', 'refuse'] as const) {
    app.form(`${WITHDRAWALS_PATH}/:order/${decision}`, (visit, form) => {
      const id = Number(form['proposal'] ?? Number.NaN);
      const orderNo = orderOf(visit);
      return act(visit, form, {
        command: `approval ${decision}`,
        options: { id, ...reasonOf(form) },
        operator: operatorOf(visit.user, (trx) =>
          isWaiting(trx, { orderNo, id, now: clock.now() }),
        ),
      });
    });
  }
}

const orderOf = ({ request }: Visit): string => (request.params as { order: string }).order;

/** A field left empty is no reason. */
const reasonOf = ({ reason = '' }: Form): { reason?: string } =>
  reason.trim() === '' ? {} : { reason };

function doneNote({ request, texts }: Visit): Note | undefined {
  const word = DONE.find((known) => known === textOf(request.query, 'done'));
  return word === undefined
    ? undefined
    : { text: texts.withdrawals[word], isProblem: word === 'changed' };
}
