import { loadPart } from '#app/load-part.tsx';

/** The deposit screen, the same in the lobby and on its own. */
export const depositPart = loadPart(
  async () => (await import('#screens/deposit/deposit-screen.tsx')).DepositScreen,
  'deposit',
  'protection',
  'rest',
  'signUpBonus',
);
