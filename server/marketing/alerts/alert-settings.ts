import { BadRequest } from '#server/core/http/refusal.ts';
import { HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { isConsoleLanguage, type ConsoleLanguage } from '#server/marketing/texts/texts.ts';
import { marketDay, startOfDay } from '#server/core/market-day.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import {
  readRecipients,
  recipientsOf,
  textOfRecipients,
} from '#server/marketing/email/recipients.ts';
import { readSecret } from '#server/marketing/kit/read-secret.ts';
import { sql } from 'kysely';
import { takeEmailsBack } from '#server/marketing/email/outbox.ts';
import { takeBack } from '#server/marketing/alerts/alerts.ts';
import { WATCHED_STEPS, type WatchedStep } from '#server/marketing/alerts/find-changes.ts';
import type { AlertShape } from '#server/core/database/alert-tables.ts';
import type { Kysely } from 'kysely';
import type { Market } from '#shared/market/market.ts';
import type { MaySend } from '#server/core/outbound/delivery.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

export const ALERT_SHAPES = ['json', 'slack', 'telegram', 'line'] as const satisfies AlertShape[];

/** Hours of the market's day in which no message is sent; `from` may be after `until`. */
interface QuietHours {
  from: number;
  until: number;
}

export interface AlertSettings {
  shape: AlertShape;
  /** '' where alerts are not sent. Its path may be a key: it is never shown. */
  url: string;
  recipient: string;
  /** Signs JSON, and is LINE's access token; '' for none. */
  secret: string;
  /** Of the messages. */
  /** Recipients of e-mails; empty where none are sent. */
  emails: readonly string[];
  language: ConsoleLanguage;
  /** Of the console, for links in messages. */
  origin: string;
  quiet: QuietHours | undefined;
  steps: readonly WatchedStep[];
}

export const DEFAULT_SETTINGS: AlertSettings = {
  shape: 'json',
  url: '',
  recipient: '',
  secret: '',
  emails: [],
  language: 'en',
  origin: '',
  quiet: undefined,
  steps: WATCHED_STEPS,
};

export async function readAlertSettings(db: Kysely<Tables>): Promise<AlertSettings> {
  const row = await db.selectFrom('alert_setting').selectAll().executeTakeFirst();
  if (!row) return DEFAULT_SETTINGS;
  const { shape, url, recipient, secret, language, origin, steps } = row;
  const { quiet_from: from, quiet_until: until } = row;
  return {
    shape,
    url,
    recipient,
    secret,
    origin,
    emails: recipientsOf(row.emails),
    language: isConsoleLanguage(language) ? language : DEFAULT_SETTINGS.language,
    quiet: from === null || until === null ? undefined : { from, until },
    steps: WATCHED_STEPS.filter((step) => (steps as string[]).includes(step)),
  };
}

/** Stores the settings; messages that wait are taken back from receivers that are no more. */
export async function saveAlertSettings(trx: Trx, settings: AlertSettings): Promise<void> {
  const { quiet, steps, emails, ...rest } = settings;
  const row = {
    ...rest,
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    steps: JSON.stringify(steps),
    emails: JSON.stringify(emails),
  };
  await trx
    .insertInto('alert_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
  if (settings.url === '') await takeBack(trx);
  await takeEmailsBack(trx, sql`alert_id is not null`, emails);
}

export function isQuiet({ quiet }: AlertSettings, market: Market, now: EpochMs): boolean {
  if (!quiet) return false;
  const { from, until } = quiet;
  const hour = (now - startOfDay(market, marketDay(market, now).number)) / HOUR_MS;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** Values of the form, by field; never an address or a secret that is stored. */
export type AlertForm = Readonly<Record<string, string>>;

export const formOfSettings = ({
  shape,
  recipient,
  emails,
  language,
  quiet,
  steps,
}: AlertSettings): AlertForm => ({
  shape,
  recipient,
  emails: textOfRecipients(emails),
  language,
  quietFrom: quiet ? String(quiet.from) : '',
  quietUntil: quiet ? String(quiet.until) : '',
  ...Object.fromEntries(steps.map((step) => [`step-${step}`, 'yes'])),
});

const LONGEST_ADDRESS = 1000;
const LONGEST_RECIPIENT = 100;

/**
 * Parses the form of the settings. An empty address keeps the stored one, with its secret unless another one is
 * given; a new address needs its secret again, so that nobody sends another one's secret elsewhere.
 * @throws BadRequest that names the field
 */
export function readAlertForm(
  given: AlertForm,
  stored: AlertSettings,
  { maySend, hasMailer }: { maySend: MaySend; hasMailer: boolean },
): Omit<AlertSettings, 'origin'> {
  const shape = ALERT_SHAPES.find((one) => one === given['shape']);
  if (!shape) throw new BadRequest(`shape must be one of ${ALERT_SHAPES.join(', ')}`);
  const { language } = given;
  if (!isConsoleLanguage(language)) throw new BadRequest('language must be one of en, th');
  const steps = WATCHED_STEPS.filter((step) => given[`step-${step}`] === 'yes');
  if (steps.length === 0) throw new BadRequest('choose at least one step');
  // The field is missing where e-mail is not set up.
  const emails = hasMailer ? readRecipients(given['emails'] ?? '') : stored.emails;
  const others = { shape, language, steps, emails, quiet: readQuietHours(given) };
  if (given['noAddress'] === 'yes') return { ...others, url: '', recipient: '', secret: '' };

  const newUrl = oneLine(given['url'] ?? '');
  if (newUrl.length > LONGEST_ADDRESS) {
    throw new BadRequest(`url may have ${LONGEST_ADDRESS} characters`);
  }
  if (newUrl !== '' && !maySend(newUrl)) {
    throw new BadRequest('address must be HTTPS and on the open Internet');
  }
  const url = newUrl === '' ? stored.url : newUrl;
  const isKept = newUrl === '' && given['noSecret'] !== 'yes';
  const secret = readSecret(given) || (isKept ? stored.secret : '');
  const recipient = oneLine(given['recipient'] ?? '');
  if (recipient.length > LONGEST_RECIPIENT) {
    throw new BadRequest(`recipient may have ${LONGEST_RECIPIENT} characters`);
  }
  if (url !== '' && (shape === 'telegram' || shape === 'line') && recipient === '') {
    throw new BadRequest('recipient is empty');
  }
  if (url !== '' && shape === 'line' && secret === '') {
    throw new BadRequest('LINE needs the access token of its channel as the secret');
  }
  return { ...others, url, recipient, secret };
}

function readQuietHours(given: AlertForm): QuietHours | undefined {
  const [from = '', until = ''] = [given['quietFrom'], given['quietUntil']];
  if (from === '' && until === '') return undefined;
  const isHour = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) < 24;
  if (!isHour(from) || !isHour(until) || Number(from) === Number(until)) {
    throw new BadRequest('quiet hours need two different hours from 0 to 23');
  }
  return { from: Number(from), until: Number(until) };
}
