/**
 * The namespaces of i18next, one file each per language. A screen loads the ones it needs together with its
 * code, in the player's language alone.
 */
import type { Language } from '#shared/market/market.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import type { TextLanguage } from '#i18n/languages.ts';

const english = {
  /** Texts that many screens use, including those of the first paint. */
  translation: () => Promise.resolve(enPH),
  accumulatedRecharge: async () =>
    (await import('#features/accumulated-recharge/texts/en-PH.ts')).accumulatedRecharge,
  activityCentre: async () =>
    (await import('#features/activity-centre/texts/en-PH.ts')).activityCentre,
  bankAccount: async () => (await import('#features/bank-account/texts/en-PH.ts')).bankAccount,
  customerService: async () =>
    (await import('#features/customer-service/texts/en-PH.ts')).customerService,
  redPacket: async () => (await import('#features/red-packet/texts/en-PH.ts')).redPacket,
  deposit: async () => (await import('#features/deposit/texts/en-PH.ts')).deposit,
  discover: async () => (await import('#i18n/texts/en-PH/discover.ts')).discover,
  followRewards: async () =>
    (await import('#features/follow-rewards/texts/en-PH.ts')).followRewards,
  gameDemo: async () => (await import('#features/game-demo/texts/en-PH.ts')).gameDemo,
  gameInfo: async () => (await import('#i18n/texts/en-PH/game-info.ts')).gameInfo,
  install: async () => (await import('#features/install/texts/en-PH.ts')).install,
  invitation: async () => (await import('#features/invitation/texts/en-PH.ts')).invitation,
  mail: async () => (await import('#features/mail/texts/en-PH.ts')).mail,
  moneyCode: async () => (await import('#i18n/texts/en-PH/money-code.ts')).moneyCode,
  notice: async () => (await import('#features/notice/texts/en-PH.ts')).notice,
  passkey: async () => (await import('#features/passkey/texts/en-PH.ts')).passkey,
  phoneStorage: async () => (await import('#features/phone-storage/texts/en-PH.ts')).phoneStorage,
  play: async () => (await import('#features/play/texts/en-PH.ts')).play,
  profile: async () => (await import('#features/profile/texts/en-PH.ts')).profile,
  protection: async () => (await import('#features/protection/texts/en-PH.ts')).protection,
  record: async () => (await import('#features/record/texts/en-PH.ts')).record,
  pause: async () => (await import('#features/pause/texts/en-PH.ts')).pause,
  reward: async () => (await import('#features/reward/texts/en-PH.ts')).reward,
  rewardItems: async () => (await import('#features/reward-items/texts/en-PH.ts')).rewardItems,
  savings: async () => (await import('#features/savings/texts/en-PH.ts')).savings,
  share: async () => (await import('#features/share/texts/en-PH.ts')).share,
  signUpBonus: async () => (await import('#features/sign-up-bonus/texts/en-PH.ts')).signUpBonus,
  spinInvite: async () => (await import('#features/spin-invite/texts/en-PH.ts')).spinInvite,
  spinPayout: async () => (await import('#features/spin-payout/texts/en-PH.ts')).spinPayout,
  task: async () => (await import('#features/task/texts/en-PH.ts')).task,
  vip: async () => (await import('#features/vip/texts/en-PH.ts')).vip,
  week: async () => (await import('#features/week/texts/en-PH.ts')).week,
  withdrawal: async () => (await import('#features/withdrawal/texts/en-PH.ts')).withdrawal,
};

type English = typeof english;

/** The texts of each namespace, as in the source. */
export type NamespaceTexts = { [Name in keyof English]: Awaited<ReturnType<English[Name]>> };

export type Namespace = keyof English;

type Loaders = { readonly [Name in Namespace]: () => Promise<NamespaceTexts[Name]> };

const thai: Loaders = {
  translation: async () => (await import('#i18n/texts/th-TH/all.ts')).thTH,
  accumulatedRecharge: async () =>
    (await import('#features/accumulated-recharge/texts/th-TH.ts')).accumulatedRecharge,
  activityCentre: async () =>
    (await import('#features/activity-centre/texts/th-TH.ts')).activityCentre,
  bankAccount: async () => (await import('#features/bank-account/texts/th-TH.ts')).bankAccount,
  customerService: async () =>
    (await import('#features/customer-service/texts/th-TH.ts')).customerService,
  redPacket: async () => (await import('#features/red-packet/texts/th-TH.ts')).redPacket,
  deposit: async () => (await import('#features/deposit/texts/th-TH.ts')).deposit,
  discover: async () => (await import('#i18n/texts/th-TH/discover.ts')).discover,
  followRewards: async () =>
    (await import('#features/follow-rewards/texts/th-TH.ts')).followRewards,
  gameDemo: async () => (await import('#features/game-demo/texts/th-TH.ts')).gameDemo,
  gameInfo: async () => (await import('#i18n/texts/th-TH/game-info.ts')).gameInfo,
  install: async () => (await import('#features/install/texts/th-TH.ts')).install,
  invitation: async () => (await import('#features/invitation/texts/th-TH.ts')).invitation,
  mail: async () => (await import('#features/mail/texts/th-TH.ts')).mail,
  moneyCode: async () => (await import('#i18n/texts/th-TH/money-code.ts')).moneyCode,
  notice: async () => (await import('#features/notice/texts/th-TH.ts')).notice,
  passkey: async () => (await import('#features/passkey/texts/th-TH.ts')).passkey,
  phoneStorage: async () => (await import('#features/phone-storage/texts/th-TH.ts')).phoneStorage,
  play: async () => (await import('#features/play/texts/th-TH.ts')).play,
  profile: async () => (await import('#features/profile/texts/th-TH.ts')).profile,
  protection: async () => (await import('#features/protection/texts/th-TH.ts')).protection,
  record: async () => (await import('#features/record/texts/th-TH.ts')).record,
  pause: async () => (await import('#features/pause/texts/th-TH.ts')).pause,
  reward: async () => (await import('#features/reward/texts/th-TH.ts')).reward,
  rewardItems: async () => (await import('#features/reward-items/texts/th-TH.ts')).rewardItems,
  savings: async () => (await import('#features/savings/texts/th-TH.ts')).savings,
  share: async () => (await import('#features/share/texts/th-TH.ts')).share,
  signUpBonus: async () => (await import('#features/sign-up-bonus/texts/th-TH.ts')).signUpBonus,
  spinInvite: async () => (await import('#features/spin-invite/texts/th-TH.ts')).spinInvite,
  spinPayout: async () => (await import('#features/spin-payout/texts/th-TH.ts')).spinPayout,
  task: async () => (await import('#features/task/texts/th-TH.ts')).task,
  vip: async () => (await import('#features/vip/texts/th-TH.ts')).vip,
  week: async () => (await import('#features/week/texts/th-TH.ts')).week,
  withdrawal: async () => (await import('#features/withdrawal/texts/th-TH.ts')).withdrawal,
};

const loaders: Readonly<Record<Language, Loaders>> = {
  'en-PH': english,
  // Differs only in the first paint's texts.
  'en-US': {
    ...english,
    translation: async () => (await import('#i18n/texts/en-US/all.ts')).enUS,
  },
  'th-TH': thai,
};

export const NAMESPACES = Object.keys(english) as readonly Namespace[];

/** Loads one namespace in one language. @throws when it cannot be loaded */
export async function loadNamespace(language: TextLanguage, name: Namespace): Promise<object> {
  if (language !== 'en-XA') return loaders[language][name]();
  const { pseudoTexts } = await import('#i18n/pseudo-locale.ts');
  return pseudoTexts(await english[name]());
}
