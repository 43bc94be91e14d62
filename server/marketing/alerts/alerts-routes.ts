import { ALERTS_PATH } from '#server/marketing/alerts/paths.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  changeAndNote,
  noteOnly,
  type Action,
  type ActionLine,
} from '#server/marketing/access/actions.ts';
import { dayNumber, dayText } from '#server/core/market-day.ts';
import {
  findAlert,
  findLatestAlert,
  keyOf,
  listAlerts,
  muteSubject,
  readMutes,
  unmuteSubject,
  type Alert,
} from '#server/marketing/alerts/alerts.ts';
import { markets } from '#shared/market/market.ts';
import {
  formOfSettings,
  readAlertForm,
  readAlertSettings,
  saveAlertSettings,
  type AlertSettings,
} from '#server/marketing/alerts/alert-settings.ts';
import { hasInbox } from '#server/marketing/email/inbox-routes.ts';
import { hasReceivers, testReceivers } from '#server/marketing/alerts/test-receivers.ts';
import { readProgress } from '#server/marketing/email/outbox.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Facts } from '#server/core/audit/audit.ts';
import type { MutedAlert } from '#server/marketing/alerts/alerts-page.tsx';
import type { Note } from '#server/marketing/kit/form.tsx';

const LONGEST_MUTE_DAYS = 365;
const SUGGESTED_MUTE_DAYS = 7;

/** The page of alerts, with its forms. */
export function addAlertPages(app: ConsoleApp): void {
  const { database, clock, settings, maySend, mailer } = app.context;
  const { db } = database;
  const line = ({ user }: Visit, action: Action, detail: ActionLine['detail']): ActionLine => ({
    actor: user,
    action,
    ...(detail && { detail }),
    now: clock.now(),
  });

  const show = async (visit: Visit, said: { note?: Note; form?: Form } = {}) => {
    const { today } = visit;
    const stored = await readAlertSettings(db);
    const { open, ended } = await listAlerts(db);
    const muted: MutedAlert[] = [];
    for (const mute of await readMutes(db, today)) {
      const alert = await findLatestAlert(db, mute);
      if (alert) muted.push({ alert, until: mute.until });
    }
    const mutedKeys = new Set(muted.map(({ alert }) => keyOf(alert)));
    return visit.pages.alerts({
      note: said.note ?? doneNote(visit),
      open: open.filter((alert) => !mutedKeys.has(keyOf(alert))),
      muted,
      ended,
      timeZone: markets[settings.market].timeZone,
      muteDays: {
        first: dayText(today),
        suggested: dayText(today + SUGGESTED_MUTE_DAYS),
        last: dayText(today + LONGEST_MUTE_DAYS),
      },
      host: hostOf(stored),
      emails: stored.emails,
      progress: await readProgress(db, 'alert_id'),
      hasMailer: mailer !== undefined,
      canTest: hasReceivers(stored, mailer),
      hasInbox: hasInbox(settings),
      form: said.form ?? formOfSettings(stored),
    });
  };
  const onAlert = (
    path: string,
    act: (visit: Visit, alert: Alert, form: Form) => Promise<Answer>,
  ) =>
    app.form(`${ALERTS_PATH}/:id/${path}`, async (visit, form) => {
      const { id } = visit.request.params as { id: string };
      const alert = /^\d{1,15}$/.test(id) ? await findAlert(db, Number(id)) : undefined;
      if (!alert) throw new BadRequest('there is no such alert');
      return act(visit, alert, form);
    });

  app.page(ALERTS_PATH, (visit) => show(visit));
  app.form(ALERTS_PATH, async (visit, form) => {
    try {
      const stored = await readAlertSettings(db);
      const draft = {
        ...readAlertForm(form, stored, { maySend, hasMailer: mailer !== undefined }),
        origin: visit.origin,
      };
      const changed = {
        ...line(visit, 'alerts-changed', receiversOf(draft)),
        before: auditedSettings(stored),
        after: auditedSettings(draft),
      };
      await changeAndNote(database, changed, (trx) => saveAlertSettings(trx, draft));
      return { to: `${ALERTS_PATH}?done=saved` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      const { secret: _secret, url: _url, ...rest } = form;
      const note = { text: visit.texts.problem(error.message), isProblem: true };
      return show(visit, { note, form: rest });
    }
  });
  app.form(`${ALERTS_PATH}/test`, async (visit) => {
    const stored = await readAlertSettings(db);
    if (!hasReceivers(stored, mailer)) throw new BadRequest('there is no address to send to');
    const note = await testReceivers(app.context, stored, visit);
    await noteOnly(database, line(visit, 'alerts-tested', receiversOf(stored)));
    return show(visit, { note });
  });
  onAlert('mute', async (visit, alert, form) => {
    const until = dayNumber(form['until'] ?? '');
    const { today } = visit;
    if (until === undefined || until < today || until > today + LONGEST_MUTE_DAYS) {
      throw new BadRequest('until must be a day from today on, within a year');
    }
    const { kind, subject, step } = alert;
    const muted = line(visit, 'alert-muted', { kind, subject, step, until: dayText(until) });
    await changeAndNote(database, muted, (trx) => muteSubject(trx, alert, until));
    return { to: `${ALERTS_PATH}?done=muted` };
  });
  onAlert('unmute', async (visit, alert) => {
    const { kind, subject, step } = alert;
    const unmuted = line(visit, 'alert-unmuted', { kind, subject, step });
    await changeAndNote(database, unmuted, (trx) => unmuteSubject(trx, alert));
    return { to: `${ALERTS_PATH}?done=unmuted` };
  });
}

const hostOf = ({ url }: Pick<AlertSettings, 'url'>): string | undefined =>
  URL.canParse(url) ? new URL(url).host : undefined;

/** Of the address the host, since its path may be a key. */
const receiversOf = (settings: Pick<AlertSettings, 'url' | 'emails'>) => ({
  host: hostOf(settings) ?? '',
  emails: settings.emails.join(' '),
});

/** What the audit stores of the settings. */
const auditedSettings = (settings: AlertSettings): Facts => ({
  ...receiversOf(settings),
  shape: settings.shape,
  recipient: settings.recipient,
  language: settings.language,
  quiet: settings.quiet ? `${settings.quiet.from}-${settings.quiet.until}` : '',
  steps: settings.steps.join(' '),
});

function doneNote({ request, texts }: Visit): Note | undefined {
  const { saved, wasMuted: muted, wasUnmuted: unmuted } = texts.alerts;
  const text = { saved, muted, unmuted }[String(request.query['done'])];
  return text === undefined ? undefined : { text, isProblem: false };
}
