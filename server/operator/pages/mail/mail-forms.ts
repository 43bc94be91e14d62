/** Reads the forms of the page of mail into the options of the operator's commands. */
import { BadRequest } from '#server/core/http/refusal.ts';
import { parseAmount } from '#shared/money/typed-amount.ts';
import { readLocalTime } from '#server/operator/pages/lobby/lobby-forms.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { markets, type Market } from '#shared/market/market.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/** What the form of a mail has; the preview sends it again. */
export const MAIL_FIELDS = [
  'type',
  'title',
  'content',
  'money',
  'gifts',
  'image',
  'button',
  'clickType',
  'clickAction',
  'vipFrom',
  'vipTo',
  'seenWithin',
  'notSeenFor',
  'deposited',
  'registeredWithin',
] as const;

type Options = Readonly<Record<string, unknown>>;

/** The options of a preview. @throws BadRequest in words for the user */
export function readMailForm(form: Form, market: Market): Options {
  const money = amountOf(form, 'money', market);
  const gifts = [
    ...(money === undefined ? [] : [`${RewardId.coins}:${money}`]),
    ...(filled(form, 'gifts') ?? '').split(',').filter((item) => item.trim() !== ''),
  ];
  const clickType = numberOf(form, 'clickType') ?? 0;
  const clickAction = filled(form, 'clickAction');
  if (clickType === 0 && clickAction !== undefined) throw new BadRequest('choose what a tap opens');
  return present({
    type: form['type'] ?? '',
    title: required(form, 'title'),
    content: required(form, 'content'),
    rewards: gifts.length === 0 ? undefined : gifts.join(','),
    image: filled(form, 'image'),
    button: filled(form, 'button'),
    clickType,
    clickAction,
    vipFrom: numberOf(form, 'vipFrom'),
    vipTo: numberOf(form, 'vipTo'),
    seenWithin: numberOf(form, 'seenWithin'),
    notSeenFor: numberOf(form, 'notSeenFor'),
    deposited: filled(form, 'deposited'),
    registeredWithin: numberOf(form, 'registeredWithin'),
  });
}

/** The options that send it. @throws BadRequest in words for the user */
export function readSendForm(form: Form, market: Market): Options {
  const money = amountOf(form, 'money', market);
  const players = numberOf(form, 'players');
  const again = amountOf(form, 'again', market);
  if (money !== undefined && players === undefined) {
    throw new BadRequest('fill in how many players may get the gift');
  }
  if (money !== undefined && again !== money * (players ?? 0)) {
    throw new BadRequest('the two amounts differ');
  }
  const sendAt = readLocalTime(form['sendAt'] ?? '', market, 'sendAt');
  return present({
    ...readMailForm(form, market),
    players,
    confirm: money === undefined ? undefined : again,
    sendAt:
      sendAt === undefined ? undefined : new Date(sendAt).toISOString().replace(/\.\d+Z/, 'Z'),
    number: filled(form, 'number'),
    reason: required(form, 'reason'),
  });
}

const present = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function filled(form: Form, name: string): string | undefined {
  const text = (form[name] ?? '').trim();
  return text === '' ? undefined : text;
}

function required(form: Form, name: string): string {
  const text = filled(form, name);
  if (text === undefined) throw new BadRequest(`${name} is empty`);
  return text;
}

function numberOf(form: Form, name: string): number | undefined {
  const text = filled(form, name);
  if (text === undefined) return undefined;
  // Digits of Thai and Japanese keyboards.
  const digits = text
    .normalize('NFKC')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  if (!/^\d{1,9}$/.test(digits)) {
    throw new BadRequest(`${name} must be a whole number, not "${text.slice(0, 40)}"`);
  }
  return Number(digits);
}

function amountOf(form: Form, name: string, market: Market): MinorUnits | undefined {
  const text = filled(form, name);
  if (text === undefined) return undefined;
  const reading = parseAmount(text, markets[market].currency);
  if (reading.status === 'fine' && reading.amount > 0) return reading.amount;
  throw new BadRequest(
    `an amount must be like 1234.50 and more than 0, not "${text.slice(0, 40)}"`,
  );
}
