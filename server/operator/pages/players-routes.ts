import { BadRequest } from '#server/core/http/refusal.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { findPlayers } from '#server/operator/find-players.ts';
import { isFirstSending, newFormNumber } from '#server/operator/pages/form-number.ts';
import { isAboutAccount, waitingProposals } from '#server/operator/pages/waiting-proposals.ts';
import { LONGEST_TEXT } from '#server/operator/player-commands.ts';
import { markets } from '#shared/market/market.ts';
import { operatorOf } from '#server/operator/pages/console-operator.ts';
import { playerAddress, PLAYERS_PATH } from '#server/marketing/access/paths.ts';
import { PLAYER_ACTIONS, readPlayerForm } from '#server/operator/pages/player-forms.ts';
import { endNote, runFormCommand } from '#server/operator/pages/form-command.ts';
import { readPlayer } from '#server/operator/pages/read-player.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Note } from '#server/marketing/kit/form.tsx';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Finding players, and the page of one with what operators can do. */
export function addPlayerPages(app: ConsoleApp, run: RunCommand): void {
  const { database, clock, settings } = app.context;
  const { db, longDb } = database;
  const { currency } = markets[settings.market];

  app.page(PLAYERS_PATH, async (visit) => {
    const text = textOf(visit.request.query, 'text');
    const isTooLong = text.length > LONGEST_TEXT;
    if (isTooLong) void visit.reply.code(400);
    const found = text === '' || isTooLong ? undefined : await findPlayers(longDb, text);
    const [only, ...others] = found?.players ?? [];
    if (only && others.length === 0) return { to: playerAddress(only.account) };
    const { playersPage } = await import('#server/operator/pages/players-page.tsx');
    const problem = isTooLong
      ? visit.texts.problem(`text may have ${LONGEST_TEXT} characters`)
      : undefined;
    return visit.pages.render(playersPage({ text, found, problem }));
  });

  const show = async (visit: Visit, said: { note?: Note; form?: Form } = {}): Promise<Answer> => {
    const now = clock.now();
    const facts = await readPlayer(db, accountOf(visit), now);
    if (!facts) throw new BadRequest(`there is no account "${accountOf(visit)}"`);
    const { playerPage } = await import('#server/operator/pages/player-page.tsx');
    return visit.pages.render(
      playerPage({
        ...facts,
        note: said.note ?? endNote(visit),
        form: said.form ?? {},
        number: newFormNumber(now),
        now,
      }),
    );
  };
  app.page(`${PLAYERS_PATH}/:account`, (visit) => show(visit));

  /** Runs a form's command unless the form was sent before; a problem shows the form as it was filled in. */
  const act = async (
    visit: Visit,
    sent: Form,
    action: string,
    asked: () => { command: string; options: object },
    isPossible: (trx: Trx) => Promise<boolean> = async () => true,
  ): Promise<Answer> => {
    const account = accountOf(visit);
    const form = { ...sent, action };
    const showAgain = (note: Note) => show(visit, { note, form });
    const player = await findPlayer(db, account);
    if (!player) throw new BadRequest(`there is no account "${account}"`);
    try {
      const { command, options } = asked();
      const operator = operatorOf(visit.user, async (trx) => {
        const sending = { form, playerId: player.id, action, now: clock.now() };
        return (await isFirstSending(trx, sending)) && (await isPossible(trx));
      });
      const own = playerAddress(player.account);
      const formCommand = { command, options, operator, own, showAgain };
      return await runFormCommand(visit, { run, settings }, formCommand);
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      return showAgain({ text: visit.texts.problem(error.message), isProblem: true });
    }
  };

  for (const action of PLAYER_ACTIONS) {
    app.form(`${PLAYERS_PATH}/:account/${action}`, (visit, form) =>
      act(visit, form, action, () => {
        const { command, options } = readPlayerForm(action, form, { today: visit.today, currency });
        return { command, options: { account: accountOf(visit), ...options } };
      }),
    );
  }
  for (const decision of ['accept', 'refuse'] as const) {
    app.form(`${PLAYERS_PATH}/:account/${decision}`, (visit, form) => {
      const id = Number(form['proposal'] ?? Number.NaN);
      const reason = form['reason'] ?? '';
      return act(
        visit,
        form,
        decision,
        () => ({
          command: `approval ${decision}`,
          options: { id, ...(reason.trim() !== '' && { reason }) },
        }),
        async (trx) => {
          const proposals = await waitingProposals(trx, clock.now());
          const isAbout = isAboutAccount(accountOf(visit));
          return proposals.some((proposal) => proposal.id === id && isAbout(proposal));
        },
      );
    });
  }
}

const accountOf = ({ request }: Visit): string => (request.params as { account: string }).account;
