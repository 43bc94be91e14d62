import { BadRequest } from '#server/core/http/refusal.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { listForReview, ORDER_LISTS } from '#server/withdrawal/review-queue.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { readWithdrawal } from '#server/operator/pages/read-withdrawal.ts';
import { waitingProposals } from '#server/operator/pages/waiting-proposals.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import { ORDER_ACTIONS, type OrderAction } from '#server/operator/pages/order-actions.ts';
import { endNote, runFormCommand, type FormCommand } from '#server/operator/pages/form-command.ts';
import { operatorOf } from '#server/operator/pages/console-operator.ts';
import { isUndecided, isWaiting } from '#server/operator/pages/withdrawal-guard.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Note } from '#server/marketing/kit/form.tsx';
import type { RunCommand } from '#server/operator/operator-socket.ts';

const PAGE_ORDERS = 50;

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
        proposed: new Set(proposals.map(({ order }) => order)),
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
        note: said.note ?? endNote(visit),
        form: said.form ?? {},
        now: clock.now(),
      }),
    );
  };
  app.page(`${WITHDRAWALS_PATH}/:order`, (visit) => show(visit));

  const act = (
    visit: Visit,
    form: Form,
    asked: Pick<FormCommand, 'command' | 'options' | 'operator'>,
  ): Promise<Answer> =>
    runFormCommand(
      visit,
      { run, settings },
      {
        ...asked,
        own: `${WITHDRAWALS_PATH}/${encodeURIComponent(orderOf(visit))}`,
        showAgain: (note) => show(visit, { note, form }),
      },
    );

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
