/** The SMS code for moving money, where the server requires one. */
export const moneyCode = {
  title: 'Confirm with an SMS code',
  mobile: 'Your bound mobile number: {{mobile}}',
  missing: 'Request an SMS code first.',
  bindFirst: 'You need an SMS code for this. Bind your mobile number first.',
  bind: 'Bind mobile number',
  passkey: 'Confirm with a passkey',
  passkeyAmount: 'Confirm {{amount}}',
  passkeyWith: 'with your passkey',
  useCode: 'Use a code instead',
  usePasskey: 'Use a passkey instead',
  passkeyUnused: 'You didn’t confirm with a passkey. Try again or choose another way.',
  passkeyFailed: 'Your phone couldn’t use a passkey. Try again or use the code or your password.',
};

/** The shape that every language must have. */
export type MoneyCodeTexts = typeof moneyCode;
