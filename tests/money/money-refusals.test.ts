/** Every refusal code of a money call has an explanation and a next step (spec §8). */
import { redPacketStep } from '#shared/red-packet/red-packet-step.ts';
import { RedPacketCode } from '#shared/red-packet/errors.ts';
import { DepositCode } from '#shared/deposit/errors.ts';
import { SavingsCode } from '#shared/savings/errors.ts';
import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { readRefusal } from '#shared/deposit/refusal.ts';
import { explainPayoutRefusal } from '#shared/spin-invite/spin-payout.ts';
import { explainRefusal } from '#shared/withdrawal/refusal.ts';
import { errorCatalogue } from '#i18n/error-catalogue.ts';
import { RED_PACKET_PROBLEMS, SAVINGS_PROBLEMS } from '#i18n/money-problems.ts';
import { redPacket as redPacketEnglish } from '#features/red-packet/texts/en-PH.ts';
import { deposit as depositEnglish } from '#features/deposit/texts/en-PH.ts';
import { errors as errorsEnglish } from '#i18n/texts/en-PH/errors.ts';
import { savings as savingsEnglish } from '#features/savings/texts/en-PH.ts';
import { withdrawal as withdrawalEnglish } from '#features/withdrawal/texts/en-PH.ts';
import { redPacket as redPacketThai } from '#features/red-packet/texts/th-TH.ts';
import { deposit as depositThai } from '#features/deposit/texts/th-TH.ts';
import { errors as errorsThai } from '#i18n/texts/th-TH/errors.ts';
import { savings as savingsThai } from '#features/savings/texts/th-TH.ts';
import { withdrawal as withdrawalThai } from '#features/withdrawal/texts/th-TH.ts';
import { describe, expect, test } from 'vitest';
import { exchangeOf } from '#tests/withdrawal/facts.ts';

/** Codes listed in spec §8. */
const SPEC = {
  withdrawal: [101, 102, 103, 104, 1006, 1016, 1066, 1071, 1078, 1079, 1122],
  'bank-save': [5],
  'red-packet': [1101, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115],
} as const;

const valuesOf = (codes: Readonly<Record<string, number>>): number[] => Object.values(codes);

/** Returns the string at a dotted key. */
function textAt(texts: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown>)[part], texts);
  return typeof found === 'string' ? found : '';
}

test.each(['withdrawal', 'bank-save', 'red-packet'] as const)(
  'the catalogue of %s has exactly the codes of the specification',
  (scope) => {
    const codes = Object.keys(errorCatalogue[scope].codes).map(Number);
    expect(codes.toSorted()).toEqual(SPEC[scope].toSorted());
  },
);

describe.each([
  ['English', withdrawalEnglish, errorsEnglish, savingsEnglish, redPacketEnglish, depositEnglish],
  ['Thai', withdrawalThai, errorsThai, savingsThai, redPacketThai, depositThai],
] as const)('the texts in %s', (_language, withdrawal, errors, savings, redPacket, deposit) => {
  const withdrawCodes = new Set([...SPEC.withdrawal, ...valuesOf(WithdrawalCode)]);
  // The app never sends bad input.
  withdrawCodes.delete(WithdrawalCode.badInput);

  test.each([...withdrawCodes])('explain withdrawal code %i, with next steps', (code) => {
    for (const moment of ['blocking', 'refused'] as const) {
      const facts = { exchange: exchangeOf(), hasNextLevel: true, moment };
      const { cause, steps } = explainRefusal(code, {}, facts);
      expect(cause).not.toBe('unknown');
      expect(withdrawal.cause[cause].title).not.toBe('');
      expect(steps).not.toEqual([]);
      for (const step of steps) expect(withdrawal.step[step]).not.toBe('');
    }
  });

  test('include the code for a linked bank and for a bank that only customer service changes', () => {
    expect(errors.bankSave.alreadyLinked).toContain('{{code}}');
    expect(errors.withdrawal.changeBank).toContain('{{code}}');
  });

  // This code answers a status check, not the creation of an order.
  const depositCodes = valuesOf(DepositCode).filter((code) => code !== DepositCode.noSuchOrder);
  test.each([...depositCodes, 101, 1221, 1222, 1223])('explain recharge code %i', (code) => {
    const refusal = readRefusal(code, {});
    expect(refusal).not.toBeNull();
    const key = String(refusal?.kind).replaceAll(/-(\w)/g, (_dash, letter: string) =>
      letter.toUpperCase(),
    );
    expect(textAt(deposit, `refused.${key}`)).not.toBe('');
  });

  test.each(valuesOf(SavingsCode))('explain savings code %i', (code) => {
    const key = (SAVINGS_PROBLEMS as Readonly<Record<number, string>>)[code] ?? '';
    expect(textAt(savings, key)).toContain('{{code}}');
  });

  test.each([...new Set([...SPEC['red-packet'], ...valuesOf(RedPacketCode)])])(
    'explain cash bonus code %i, with a next step',
    (code) => {
      const named = (errorCatalogue['red-packet'].codes as Readonly<Record<number, string>>)[code];
      const claim = (RED_PACKET_PROBLEMS as Readonly<Record<number, string>>)[code] ?? '';
      const text = named === undefined ? textAt(redPacket, claim) : textAt({ errors }, named);
      expect(text).toContain('{{code}}');
      expect(redPacket.step[redPacketStep(code, true)]).not.toBe('');
    },
  );
});

test('the refusal codes of the spin payout are known', () => {
  for (const code of [1107, 1112, 1114, 1115, 1243]) {
    expect(explainPayoutRefusal(code).cause).not.toBe('unknown');
  }
});
