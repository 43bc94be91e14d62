import type { ApiError } from '#shared/wire/api-error.ts';
import { formatMoney, minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { describeError } from '#i18n/describe-error.ts';
import { errorCatalogue, type Scope, type TextKey } from '#i18n/error-catalogue.ts';
import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import { enUS } from '#i18n/texts/en-US/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { describe, expect, test } from 'vitest';

/** The table of spec §8: what the English message must contain for each code. */
const TABLE: readonly (readonly [Scope, number, RegExp])[] = [
  ['login', 101, /on hold.*customer support/],
  ['login', 102, /find this account/],
  ['login', 1018, /phone already has an account/],
  ['login', 1019, /Wrong password/],
  ['login', 1020, /Check your account name and password/],
  ['login', 1043, /taken/],
  ['login', 1047, /Check your account name and password/],
  ['login', 1049, /already registered from this network/],
  ['code-send', 102, /find this account/],
  ['code-send', 1043, /belongs to another account/],
  ['code-send', 1047, /isn’t a mobile number from this country/],
  ['code-send', 1203, /wait before you request the next one/],
  ['code-send', 1204, /today.*tomorrow/],
  ['code-send', 1241, /already has a mobile number/],
  ['verification', 102, /find this account/],
  ['verification', 1019, /Wrong password.*try again/],
  ['verification', 1293, /Enter your password/],
  ['verification', 1020, /can’t use this password.*another/],
  ['verification', 1043, /belongs to another account/],
  ['verification', 1047, /isn’t a mobile number from this country/],
  ['verification', 1201, /Wrong code/],
  ['verification', 1202, /expired.*Request a new one/],
  ['verification', 1203, /wait a moment/],
  ['verification', 1204, /wrong codes.*Request a new one/],
  ['verification', 1241, /already has a mobile number/],
  ['profile', 1047, /can’t use this name.*another/],
  ['profile', 1203, /Too many changes/],
  ['password', 1019, /Wrong current password/],
  ['password', 1020, /can’t use this password.*another/],
  ['password', 1203, /wait a moment/],
  ['passkey', 101, /on hold.*customer support/],
  ['passkey', 1019, /Wrong password.*try again/],
  ['passkey', 1203, /wait a moment/],
  ['passkey', 1293, /Enter your password/],
  ['passkey', 1294, /didn’t work.*use your password/],
  ['passkey', 1295, /too many passkeys.*Remove one/],
  ['bank-save', 5, /already linked to an account/],
  ['withdrawal', 101, /game balance is too low/],
  ['withdrawal', 102, /wagering requirement/],
  ['withdrawal', 103, /Not enough.*Remaining: ₱12\.50/],
  ['withdrawal', 104, /VIP level has no withdrawals left today/],
  ['withdrawal', 1006, /in progress/],
  ['withdrawal', 1016, /more than your VIP level allows/],
  ['withdrawal', 1066, /over today’s limit/],
  ['withdrawal', 1071, /wager more/],
  ['withdrawal', 1078, /can’t withdraw this balance/],
  ['withdrawal', 1079, /closed right now/],
  ['withdrawal', 1122, /change your bank details.*customer support/],
  ['superior', 1082, /Enter the code/],
  ['superior', 1083, /yours, or belongs to someone you invited/],
  ['superior', 1084, /Bind your mobile number/],
  ['superior', 1085, /find this invite code/],
  ['superior', 1086, /already named/],
  ['redeem', 1096, /find this redemption code/],
  ['redeem', 1097, /can’t use this redemption code yet/],
  ['redeem', 1098, /already used this redemption code/],
  ['redeem', 1099, /reached its limit/],
  ['start-game', 2, /settling your balance/],
  ['start-game', 1087, /can’t open this game.*later/],
  ['start-game', 1088, /can’t open this game.*later/],
  ['start-game', 1089, /couldn’t move your balance/],
  ['start-game', 1090, /couldn’t update your balance/],
  ['start-game', 1091, /can’t find your account/],
  ['start-game', 1092, /can’t open this game.*later/],
  ['start-game', 1093, /can’t open this game.*later/],
  ['start-game', 1094, /game has a problem/],
  ['start-game', 1095, /couldn’t bring your balance back/],
  ['red-packet', 1101, /red packet/],
  ['red-packet', 1107, /don’t have enough/],
  ['red-packet', 1108, /no moves left/],
  ['red-packet', 1109, /^Your level is too low/],
  ['red-packet', 1110, /VIP level is too low/],
  ['red-packet', 1111, /isn’t ready/],
  ['red-packet', 1112, /hasn’t started/],
  ['red-packet', 1113, /wrong with the data/],
  ['red-packet', 1114, /haven’t met the requirements/],
  ['red-packet', 1115, /already in your balance/],
];

/** Message of each scope for a code outside the table. */
const OTHERWISE: Readonly<Record<Scope, RegExp>> = {
  login: /^Login failed\. Please try again\. \(Code: 4711\)$/,
  'code-send': /^We couldn’t send the code.*\(Code: 4711\)$/,
  verification: /^Something went wrong.*\(Code: 4711\)$/,
  profile: /^Something went wrong.*\(Code: 4711\)$/,
  password: /^Something went wrong.*\(Code: 4711\)$/,
  passkey: /^Something went wrong.*\(Code: 4711\)$/,
  'bank-save': /^That didn’t work.*\(Code: 4711\)$/,
  withdrawal: /^Your withdrawal didn’t go through.*\(Code: 4711\)$/,
  superior: /^Something went wrong.*\(Code: 4711\)$/,
  redeem: /^Something went wrong.*\(Code: 4711\)$/,
  'start-game': /^Something went wrong.*\(Code: 4711\)$/,
  'red-packet': /^Something went wrong.*\(Code: 4711\)$/,
  recharge: /^That didn’t work.*\(Code: 4711\)$/,
  'recharge-claim': /^Receive Fail\. Code: 4711$/,
  'sign-up-claim': /^Something went wrong.*\(Code: 4711\)$/,
};

const peso = (amount: MinorUnits) => formatMoney(amount, 'PHP');
const scopes = Object.keys(OTHERWISE) as Scope[];

function textOf(texts: Texts, key: TextKey): string {
  const found = key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown>)[part], texts);
  if (typeof found !== 'string') throw new TypeError(`${key} is no text`);
  return found;
}

/** Returns the message with its placeholders filled, as i18next does. */
function say(scope: Scope, error: ApiError, texts: Texts = enPH): string {
  const { key, values } = describeError(scope, error, peso);
  return textOf(texts, key).replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) =>
    String(values[name] ?? gap),
  );
}

const refusal = (errcode: number, details: Record<string, unknown> = {}): ApiError => ({
  kind: 'errcode',
  errcode,
  details,
});

describe('a refusal', () => {
  test.each(TABLE)(
    '%s %i is shown with its meaning and its code [errors.login] [errors.bank-save] [errors.superior] [errors.start-game] [errors.cash-bonus]',
    (scope, code, meaning) => {
      const text = say(scope, refusal(code, { remain: minorUnits(1250) }));
      expect(text).toMatch(meaning);
      expect(text).toContain(`Code: ${code}`);
    },
  );

  test('matches the table of the specification exactly', () => {
    const held = scopes.flatMap((scope) =>
      Object.keys(errorCatalogue[scope].codes).map((code) => `${scope} ${code}`),
    );
    expect(held.toSorted()).toEqual(TABLE.map(([scope, code]) => `${scope} ${code}`).toSorted());
    expect(Object.keys(errorCatalogue).toSorted()).toEqual(scopes.toSorted());
  });

  test.each(scopes)(
    '%s shows its generic text for an unknown code [errors.recharge-receive]',
    (scope) => {
      expect(say(scope, refusal(4711))).toMatch(OTHERWISE[scope]);
    },
  );

  test.each([
    ['en-PH', enPH],
    ['en-US', enUS],
    ['th-TH', thTH],
  ])('in %s every login and register text ends with its code [errors.login]', (language, texts) => {
    for (const [scope, code] of TABLE.filter(([name]) => name === 'login')) {
      const ending = language === 'th-TH' ? `(รหัส ${code})` : `(Code: ${code})`;
      expect(say(scope, refusal(code), texts).endsWith(ending)).toBe(true);
    }
  });

  test('leaves no placeholder unfilled in any language, even without details from the server', () => {
    for (const texts of [enPH, enUS, thTH]) {
      for (const [scope, code] of TABLE) {
        const text = say(scope, refusal(code), texts);
        expect(text).not.toContain('{{');
        expect(text).toContain(String(code));
      }
    }
    expect(say('withdrawal', refusal(103, { remain: '12' }))).toContain('Remaining: –');
  });

  test('shows the server’s reference beside the code', () => {
    const error = { ...refusal(1066), ref: '7F3K9Q' };
    expect(say('withdrawal', error)).toContain('Code: 1066 · ref 7F3K9Q');
    expect(say('withdrawal', error, thTH)).toContain('1066 · ref 7F3K9Q');
    expect(say('withdrawal', { kind: 'http', status: 500, ref: '7F3K9Q' })).toContain(
      '500 · ref 7F3K9Q',
    );
  });

  test('treats a code that is an object property name as unknown', () => {
    const error = { kind: 'errcode', errcode: 'constructor', details: {} } as unknown as ApiError;
    expect(describeError('login', error, peso).key).toBe('login.loginFailed');
  });
});

describe('any other failure', () => {
  const failures: readonly (readonly [ApiError, RegExp])[] = [
    [{ kind: 'session-expired' }, /session has ended/],
    [{ kind: 'http', status: 503 }, /HTTP.503/],
    [{ kind: 'timeout' }, /too long/],
    [{ kind: 'network' }, /can’t reach Parola/],
    [{ kind: 'contract', reason: 'token: missing' }, /token: missing/],
  ];

  test.each(failures)('%o has the same text in every scope', (error, meaning) => {
    for (const scope of scopes) expect(say(scope, error)).toMatch(meaning);
  });
});
