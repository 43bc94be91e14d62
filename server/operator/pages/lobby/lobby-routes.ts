import { sql } from 'kysely';
import { BadRequest } from '#server/core/http/refusal.ts';
import { ChangedMeanwhile, operatorOf } from '#server/operator/pages/console-operator.ts';
import { documentsMark } from '#server/core/documents.ts';
import { endedPlans, waitingPlans } from '#server/operator/plans.ts';
import { endNote } from '#server/operator/pages/form-command.ts';
import { gameFromRow } from '#server/catalogue/game-rows.ts';
import {
  LOBBY_ACTIONS,
  localTime,
  readLobbyForm,
  readLocalTime,
  type FormStep,
  type LobbyAction,
} from '#server/operator/pages/lobby/lobby-forms.ts';
import { LARGEST_FILE } from '#server/catalogue/pictures/encode-picture.ts';
import { listPictures } from '#server/catalogue/pictures/pictures.ts';
import { markets } from '#shared/market/market.ts';
import { LOBBY_PATH } from '#server/marketing/access/paths.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import type { PreviewedLobby } from '#server/operator/pages/lobby/lobby-page.tsx';
import type { Operator } from '#server/core/audit/audit.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

const LONGEST_SEARCH = 80;
const MOST_GAMES = 12;
const ENDED_PLANS = 10;

/** Banners, notices and games of the lobby, what is planned, and how it looks at a time. */
export function addLobbyPage(app: ConsoleApp, run: RunCommand): void {
  const { database, clock, settings } = app.context;
  const { market } = settings;
  const { db } = database;

  const contentAt = (visit: Visit, time: number) =>
    run(
      'plan preview',
      { time: new Date(time).toISOString().replace(/\.\d+Z/, 'Z') },
      operatorOf(visit.user, async () => true),
    ) as Promise<PreviewedLobby>;

  const show = async (
    visit: Visit,
    said: { problem?: string; form?: Form; action?: LobbyAction } = {},
  ): Promise<Answer> => {
    const now = clock.now();
    const { query } = visit.request;
    const search = textOf(query, 'game').slice(0, LONGEST_SEARCH).trim();
    const asked =
      said.problem === undefined ? readLocalTime(textOf(query, 'time'), market, 'time') : undefined;
    const present = await contentAt(visit, now);
    const { lobbyPage } = await import('#server/operator/pages/lobby/lobby-page.tsx');
    return visit.pages.render(
      lobbyPage({
        present,
        preview: asked === undefined ? present : await contentAt(visit, asked),
        time: asked === undefined ? '' : localTime(asked, market),
        moment: asked,
        timeZone: markets[market].timeZone,
        search,
        games: search === '' ? undefined : await findGames(db, search),
        pictures: await listPictures(db),
        waiting: await waitingPlans(db),
        ended: await endedPlans(db, ENDED_PLANS),
        mark: await lobbyMark(db),
        note: said.problem === undefined ? endNote(visit) : { text: said.problem, isProblem: true },
        action: said.action,
        form: said.form ?? {},
      }),
    );
  };
  app.page(LOBBY_PATH, (visit) => show(visit));

  /** Runs a command on pictures, which no other form depends on. */
  const changePictures = async (
    visit: Visit,
    command: string,
    options: object,
  ): Promise<Answer> => {
    try {
      await run(
        command,
        options,
        operatorOf(visit.user, async () => true),
      );
      return { to: `${LOBBY_PATH}?done=done#pictures` };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      void visit.reply.code(400);
      return show(visit, { problem: visit.texts.problem(error.message) });
    }
  };
  app.upload(
    `${LOBBY_PATH}/picture-add`,
    async (visit, { name, data, isTooLarge }) => {
      if (data.length > 0 && !isTooLarge) {
        return changePictures(visit, 'picture add', { name, data: data.toString('base64') });
      }
      void visit.reply.code(400);
      const problem = isTooLarge ? 'a picture may have 3 MB' : 'choose a picture';
      return show(visit, { problem: visit.texts.problem(problem) });
    },
    { largest: LARGEST_FILE },
  );
  app.form(`${LOBBY_PATH}/picture-remove`, async (visit, { address = '' }) =>
    changePictures(visit, 'picture remove', { address }),
  );

  for (const action of LOBBY_ACTIONS) {
    app.form(`${LOBBY_PATH}/${action}`, async (visit, form) => {
      const again = (message: string) => {
        void visit.reply.code(400);
        return show(visit, { problem: visit.texts.problem(message), form, action });
      };
      const end = (word: 'done' | 'changed') => ({ to: `${LOBBY_PATH}?done=${word}` });
      try {
        const steps = readLobbyForm(action, form, { market, now: clock.now() });
        const first = operatorOf(
          visit.user,
          async (trx) => (await lobbyMark(trx)) === form['mark'],
        );
        await runSteps(
          run,
          steps,
          first,
          operatorOf(visit.user, async () => true),
        );
        return end('done');
      } catch (error) {
        if (error instanceof ChangedMeanwhile) return end('changed');
        if (!(error instanceof OperatorError || error instanceof BadRequest)) throw error;
        return again(error.message);
      }
    });
  }
}

/** Runs the commands of a form; only the first one decides on the page as it was shown. */
async function runSteps(
  run: RunCommand,
  steps: readonly FormStep[],
  first: Operator,
  then: Operator,
): Promise<void> {
  let id: unknown;
  for (const [at, { command, options, isOfNew }] of steps.entries()) {
    const result = await run(
      command,
      isOfNew ? { ...options, id } : options,
      at === 0 ? first : then,
    );
    id = Reflect.get(result, 'bannerId') ?? Reflect.get(result, 'noticeId') ?? id;
  }
}

/** Marks what the page shows: a form sent twice, or after a colleague's, finds another mark. */
async function lobbyMark(trx: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select md5(concat_ws(' ', ${await documentsMark(trx)}::text,
      (select max(id) from planned_change),
      (select count(*) from planned_change where state = 'waiting'),
      (select md5(coalesce(string_agg(game::text, ',' order by id), '')) from game))) as mark`.execute(
    trx,
  );
  return rows[0]?.mark ?? '';
}

/** Games by their number or a part of their name. */
async function findGames(db: Kysely<Tables>, text: string): Promise<NumberedGame[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('game')
    .where((eb) =>
      eb.or([
        eb('name', 'ilike', pattern),
        ...(/^\d{1,9}$/.test(text) ? [eb('id', '=', Number(text))] : []),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_GAMES)
    .selectAll()
    .execute();
  return rows.map(gameFromRow);
}
