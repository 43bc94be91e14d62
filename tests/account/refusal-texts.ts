import { enPH } from '#i18n/texts/en-PH/all.ts';

const { login: texts } = enPH.errors;

/** Every code of spec §8 for login and registration with its message, and one that the app does not know. */
export const REFUSALS = [
  [101, texts.abnormal],
  [102, texts.noSuchAccount],
  [1018, texts.deviceTaken],
  [1019, texts.wrongPassword],
  [1020, texts.badInput],
  [1043, texts.accountTaken],
  [1047, texts.badInput],
  [1049, texts.ipTaken],
  [4711, enPH.login.loginFailed],
] as const;
