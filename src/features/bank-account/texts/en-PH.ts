/** The bank info form (spec §2). */
export const bankAccount = {
  bank: 'Bank or e-wallet',
  choose: 'Choose',
  pickTitle: 'Choose your bank or e-wallet',
  realname: 'Real name',
  realnameHint: 'Exactly as it is on the account.',
  number: 'Account or mobile number',
  accountNumber: 'Account number',
  tip: 'We send your money to this account. Check the name and number. We can’t reverse a transfer to the wrong account.',
  confirm: 'Confirm',
  ask: 'Please enter your account information.',
  bankMissing: 'Choose a bank or e-wallet.',
  realnameMissing: 'Enter the name of the account owner.',
  realnameDigits: 'The account name can’t have digits.',
  numberMissing: 'Enter the account or mobile number.',
  numberWrong: 'This bank’s account numbers have {{min}} to {{max}} characters.',
  added: 'Account added.',
  saved: 'Account updated.',
  noBanks: 'We couldn’t load the banks. Please try again later.',
  back: 'Back',
  close: 'Close',
};

/** The shape that every language must have. */
export type BankAccountTexts = typeof bankAccount;
