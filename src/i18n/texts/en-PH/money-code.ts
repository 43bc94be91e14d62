/** The code by SMS that moves money, where the platform asks for one. */
export const moneyCode = {
  title: 'This needs a code by SMS',
  mobile: 'Your bound mobile, {{mobile}}',
  missing: 'Send yourself a code first.',
  bindFirst: 'This needs a code by SMS, and no mobile is bound yet.',
  bind: 'Bind mobile',
};

/** What every other language must have. */
export type MoneyCodeTexts = typeof moneyCode;
