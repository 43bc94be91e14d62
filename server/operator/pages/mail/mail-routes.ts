import { randomUUID } from 'node:crypto';
import { BadRequest } from '#server/core/http/refusal.ts';
import { endNote, runFormCommand } from '#server/operator/pages/form-command.ts';
import { listCampaigns } from '#server/mail/campaigns.ts';
import { MAIL_PATH } from '#server/marketing/access/paths.ts';
import { markets } from '#shared/market/market.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import { operatorOf } from '#server/operator/pages/console-operator.ts';
import { readMailForm, readSendForm } from '#server/operator/pages/mail/mail-forms.ts';
import { waitingProposals } from '#server/operator/pages/waiting-proposals.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { PreviewedMail } from '#server/operator/pages/mail/mail-frame.tsx';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import type { Trx } from '#server/core/database/transact.ts';

const LISTED = 20;
const ADD = 'mail campaign add';

/** Mail to the players of a segment: written, looked at, sent, and recalled. */
export function addMailPage(app: ConsoleApp, run: RunCommand): void {
  const { database, clock, settings } = app.context;
  const { market } = settings;

  const show = async (
    visit: Visit,
    said: { problem?: string; form?: Form; preview?: PreviewedMail } = {},
  ): Promise<Answer> => {
    const now = clock.now();
    const proposals = await waitingProposals(database.db, now);
    if (said.problem !== undefined) void visit.reply.code(400);
    const { mailPage } = await import('#server/operator/pages/mail/mail-page.tsx');
    return visit.pages.render(
      mailPage({
        campaigns: await listCampaigns(database.longDb, now, LISTED),
        proposals: proposals.filter(({ command }) => command === ADD),
        preview: said.preview,
        form: said.form ?? {},
        number: said.form?.['number'] ?? randomUUID(),
        origin: visit.origin,
        timeZone: markets[market].timeZone,
        note: said.problem === undefined ? endNote(visit) : { text: said.problem, isProblem: true },
      }),
    );
  };
  app.page(MAIL_PATH, (visit) => show(visit));

  const previewOf = async (visit: Visit, form: Form): Promise<PreviewedMail> =>
    (await run(
      'mail campaign preview',
      readMailForm(form, market),
      operatorOf(visit.user, async () => true),
    )) as PreviewedMail;

  /** @throws what is not about the form */
  const problemOf = (visit: Visit, error: unknown): string => {
    if (!(error instanceof BadRequest || error instanceof OperatorError)) throw error;
    return visit.texts.problem(error.message);
  };

  app.form(`${MAIL_PATH}/preview`, async (visit, form) => {
    try {
      return await show(visit, { form, preview: await previewOf(visit, form) });
    } catch (error) {
      return show(visit, { form, problem: problemOf(visit, error) });
    }
  });

  app.form(`${MAIL_PATH}/send`, async (visit, form) => {
    const showAgain = async (problem: string) => {
      // What is wrong may be what the preview needs, too.
      const preview = await previewOf(visit, form).catch((error: unknown) => {
        problemOf(visit, error);
      });
      return show(visit, { form, problem, ...(preview && { preview }) });
    };
    try {
      const options = readSendForm(form, market);
      return await runFormCommand(
        visit,
        { run, settings },
        {
          command: ADD,
          options,
          operator: operatorOf(visit.user, (trx) => isFirst(trx, form['number'] ?? '')),
          own: MAIL_PATH,
          showAgain: ({ text }) => showAgain(text),
        },
      );
    } catch (error) {
      return showAgain(problemOf(visit, error));
    }
  });

  /** The state of what it is about decides: nothing happens twice. */
  const act = (
    visit: Visit,
    form: Form,
    asked: { command: string; options: object; isPossible?: (trx: Trx) => Promise<boolean> },
  ): Promise<Answer> =>
    runFormCommand(
      visit,
      { run, settings },
      {
        command: asked.command,
        options: asked.options,
        operator: operatorOf(visit.user, asked.isPossible ?? (async () => true)),
        own: MAIL_PATH,
        showAgain: ({ text }) => show(visit, { form, problem: text }),
      },
    );
  const reasonOf = (form: Form) => ({
    ...(form['reason']?.trim() && { reason: form['reason'] }),
  });

  app.form(`${MAIL_PATH}/recall`, async (visit, form) => {
    if (!form['reason']?.trim()) {
      return show(visit, { form, problem: visit.texts.problem('reason is empty') });
    }
    const options = { id: form['id'] ?? '', ...reasonOf(form) };
    return act(visit, form, { command: 'mail campaign recall', options });
  });
  for (const decision of ['accept', 'refuse'] as const) {
    app.form(`${MAIL_PATH}/${decision}`, async (visit, form) => {
      const id = Number(form['proposal'] ?? Number.NaN);
      return act(visit, form, {
        command: `approval ${decision}`,
        options: { id, ...reasonOf(form) },
        async isPossible(trx) {
          const waiting = await waitingProposals(trx, clock.now());
          return waiting.some((one) => one.id === id && one.command === ADD);
        },
      });
    });
  }
}

/** False when the form was sent before: its mail is stored, or waits for a second person. */
async function isFirst(trx: Trx, number: string): Promise<boolean> {
  if (number === '') return false;
  const stored = await trx
    .selectFrom('mail_campaign')
    .where('number', '=', number)
    .select('id')
    .executeTakeFirst();
  if (stored) return false;
  const proposed = await trx
    .selectFrom('proposal')
    .where('state', '=', 'waiting')
    .where('command', '=', ADD)
    .select('options')
    .execute();
  return !proposed.some(({ options }) => options.includes(JSON.stringify(number)));
}
