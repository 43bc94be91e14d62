/** The bank form's rules (spec §4, §5). */
import {
  bankProblems,
  lacksInformation,
  planBankSave,
  shownNumber,
  veiledNumber,
} from '#shared/bank-account/bank-account.ts';
import { mergeBanks, type BankAccount } from '#shared/account/user.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const bound: BankAccount = {
  bankId: 1,
  bankName: 'LanternPay',
  realname: 'Ana Cruz',
  mobile: '639171234567',
  cardNumber: '9171234567',
};
const entry = { bankId: 1, realname: 'Ana Cruz', number: '9171234567' };

describe('a bank form entry', () => {
  it('needs a bank, a name and a number [validation.bank-form.required]', () => {
    const problems = bankProblems(
      { bankId: null, realname: ' ', number: '' },
      { countryCode: '63' },
    );
    expect(problems).toEqual({ bank: 'missing', realname: 'missing', number: 'missing' });
    expect(lacksInformation(problems)).toBe(true);
    expect(bankProblems(entry, { countryCode: '63' })).toEqual({});
    expect(lacksInformation({ realname: 'digits', number: 'wrong' })).toBe(false);
  });

  it('may have no digit of any script in its name [validation.bank-form.name]', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('0', '7', '๓', '٣'), fc.string(), (a, digit, b) => {
        expect(
          bankProblems({ ...entry, realname: a + digit + b }, { countryCode: '63' }).realname,
        ).toBe('digits');
      }),
    );
    expect(
      bankProblems({ ...entry, realname: 'สมชาย ใจดี' }, { countryCode: '66' }).realname,
    ).toBeUndefined();
  });

  test.each([
    ['63', '9171234567', true],
    ['63', '8171234567', false],
    ['63', '917123456', false],
    ['63', '91712345678', false],
    ['66', '812345678', true],
    ['66', '0812345678', true],
    ['66', '612345678', true],
    ['66', '912345678', true],
    ['66', '712345678', false],
    ['66', '81234567', false],
  ])(
    'with country %s and number %s is valid: %s [validation.bank-form.name]',
    (countryCode, number, isFine) => {
      const { number: problem } = bankProblems({ ...entry, number }, { countryCode });
      expect(problem).toBe(isFine ? undefined : 'wrong');
    },
  );
});

describe('saving a bank account', () => {
  it('sends nothing when the same account is already bound [flow.bank-form]', () => {
    expect(planBankSave(entry, [bound], { countryCode: '63' })?.kind).toBe('nothing');
    expect(
      planBankSave({ ...entry, realname: ' Ana  Cruz ' }, [bound], { countryCode: '63' })?.kind,
    ).toBe('nothing');
  });

  it('modifies a bound bank and adds a new one [data.bank-binding] [flow.bank-form]', () => {
    expect(
      planBankSave({ ...entry, number: '9170000000' }, [bound], { countryCode: '63' }),
    ).toEqual({
      kind: 'modify',
      details: { bankId: 1, realname: 'Ana Cruz', mobile: '639170000000' },
    });
    expect(
      planBankSave({ ...entry, realname: 'Ana Reyes' }, [bound], { countryCode: '63' })?.kind,
    ).toBe('modify');
    expect(planBankSave({ ...entry, bankId: 2 }, [bound], { countryCode: '63' })?.kind).toBe('add');
    expect(planBankSave(entry, [], { countryCode: '63' })?.kind).toBe('add');
  });

  it('never sends an entry with problems', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer()),
        fc.string(),
        fc.string(),
        fc.constantFrom('63', '66'),
        (bankId, realname, number, countryCode) => {
          const plan = planBankSave({ bankId, realname, number }, [bound], { countryCode });
          const problems = bankProblems({ bankId, realname, number }, { countryCode });
          expect(plan === null).toBe(Object.keys(problems).length > 0);
        },
      ),
    );
  });

  it('sends the country code with the number, and shows the number without it [validation.bank-form.number]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{9}$/), (number) => {
        const plan = planBankSave({ ...entry, number }, [], { countryCode: '63' });
        expect(plan?.details.mobile).toBe(`63${number}`);
        expect(shownNumber({ mobile: plan?.details.mobile ?? '' })).toBe(number);
      }),
    );
    expect(
      planBankSave({ ...entry, number: '0812345678' }, [], { countryCode: '66' })?.details.mobile,
    ).toBe('66812345678');
    expect(veiledNumber({ mobile: '639171234567' })).toBe('917\u00a0•••\u00a04567');
    expect(veiledNumber({ mobile: '631234567' })).toBe('1234567');
  });
});

test('accounts are merged by bank, the saved one replacing the older one [data.bank-accounts]', () => {
  const other = { ...bound, bankId: 2 };
  const changed = { ...bound, mobile: '639170000000' };
  expect(mergeBanks([bound, other], [changed])).toEqual([changed, other]);
  expect(mergeBanks([bound], [other])).toEqual([bound, other]);
});

describe('an account number of the bank’s own', () => {
  const rules = { countryCode: '63', accountLength: { min: 10, max: 12 } };
  const own = (number: string) =>
    planBankSave({ bankId: 9, realname: 'Ana Cruz', number }, [], rules)?.details.mobile;

  it('is sent as entered, without a country code', () => {
    expect(own('1234567890')).toBe('1234567890');
    expect(own(' 0012-3456 7890 ')).toBe('001234567890');
    expect(own('๐๐๑๒๓๔๕๖๗๘')).toBe('0012345678');
  });

  it.each(['123456789', '1234567890123', '12345_67890'])('is not %s', (number) => {
    const typed = { bankId: 9, realname: 'Ana Cruz', number };
    expect(bankProblems(typed, rules).number).toBe('wrong');
    expect(own(number)).toBeUndefined();
  });

  it('is shown whole', () => {
    expect(shownNumber({ mobile: '1234567890', cardNumber: '1234567890' })).toBe('1234567890');
  });
});
