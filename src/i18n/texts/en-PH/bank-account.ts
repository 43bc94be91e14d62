/** The bank info form (spec §2). */
export const bankAccount = {
  bank: 'Bank or wallet',
  choose: 'Choose',
  pickTitle: 'Choose your bank or wallet',
  realname: 'Real name',
  realnameHint: 'As it stands on the account.',
  number: 'Account or mobile number',
  tip: 'Money is sent to this account. Check name and number: a transfer to a wrong one cannot be called back.',
  confirm: 'Confirm',
  ask: 'Please enter your account information.',
  bankMissing: 'Choose a bank or wallet.',
  realnameMissing: 'Enter the name of the account’s owner.',
  realnameDigits: 'A bank account name has no digits.',
  numberMissing: 'Enter the number.',
  saved: 'Account refreshed.',
  noBanks: 'No banks could be loaded. Please try again later.',
  back: 'Back',
  close: 'Close',
};

/** What every other language must have. */
export type BankAccountTexts = typeof bankAccount;
