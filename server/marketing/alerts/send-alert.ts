import { formatOf } from '#server/marketing/kit/format.ts';
import { dayText } from '#server/core/market-day.ts';
import { describeAlert, pageOfAlert } from '#server/marketing/alerts/describe-alert.ts';
import {
  deliver,
  DELIVERY_TIMEOUT_MS,
  type MaySend,
  type Outcome,
} from '#server/core/outbound/delivery.ts';
import { maskSecret } from '#server/core/outbound/mask-secret.ts';
import { textsOf } from '#server/marketing/texts/texts.ts';
import type { Alert } from '#server/marketing/alerts/alerts.ts';
import type { AlertSettings } from '#server/marketing/alerts/alert-settings.ts';
import type { AlertShape } from '#server/core/database/alert-tables.ts';
import type { CorePorts } from '#server/core/ports.ts';

export interface AlertPorts extends CorePorts {
  readonly maySend: MaySend;
}

/** A message as JSON, and as the text that chats get. */
interface Message {
  eventId: string;
  facts: Readonly<Record<string, unknown>>;
  text: string;
}

/** Sends an alert once. Resolves whatever the receiver does. */
export function sendAlert(
  ports: AlertPorts,
  settings: AlertSettings,
  alert: Alert,
): Promise<Outcome> {
  const texts = textsOf(settings.language);
  const format = formatOf(texts, ports.settings.market);
  const { title, numbers } = describeAlert(alert, { texts, format });
  const url = `${settings.origin}${pageOfAlert(alert)}`;
  const { id, kind, subject, step, day, hour, count, usual, low, high, foundAt } = alert;
  const facts = {
    kind,
    subject,
    step,
    name: alert.name,
    day: dayText(day),
    until_hour: hour,
    count,
    usual,
    low,
    high,
    url,
    found_at: new Date(foundAt).toISOString(),
  };
  const message = { eventId: `alert-${id}`, facts, text: `${title}\n${numbers}\n${url}` };
  return sendMessage(ports, settings, message);
}

/** Sends a test once. */
export function sendTest(ports: AlertPorts, settings: AlertSettings): Promise<Outcome> {
  const { testMessage } = textsOf(settings.language).alerts;
  const eventId = `alert-test-${ports.clock.now()}`;
  return sendMessage(ports, settings, { eventId, facts: { kind: 'test' }, text: testMessage });
}

async function sendMessage(
  { clock, maySend }: AlertPorts,
  { shape, url, recipient, secret }: AlertSettings,
  message: Message,
): Promise<Outcome> {
  const outcome = await deliver(
    {
      method: 'POST',
      url,
      body: JSON.stringify(bodyOf(shape, recipient, message)),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-parola-event-id': message.eventId,
        ...(shape === 'line' && { authorization: `Bearer ${secret}` }),
      },
      secret: shape === 'json' ? secret : '',
      networks: [],
      expectedStatus: undefined,
    },
    { maySend, now: clock.now(), timeoutMs: DELIVERY_TIMEOUT_MS },
  );
  return { ...outcome, answer: maskSecret(outcome.answer, secret) };
}

function bodyOf(shape: AlertShape, recipient: string, { eventId, facts, text }: Message): unknown {
  switch (shape) {
    case 'json':
      return { event_id: eventId, ...facts, text };
    case 'slack':
      return { text: escapeSlack(text) };
    case 'telegram':
      return { chat_id: recipient, text };
    case 'line':
      return { to: recipient, messages: [{ type: 'text', text }] };
  }
}

/** Campaigns are words of strangers: in Slack, `<!channel>` would notify everybody. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
