/**
 * The namespaces of i18next, one file each per language. A screen loads the ones it needs together with its
 * code, in the player's language alone.
 */
import type { Language } from '#domain/market.ts';
import type { TextLanguage } from './languages.ts';

const english = {
  /** Texts that many screens use, including those of the first paint. */
  translation: async () => (await import('./texts/en-PH/all.ts')).enPH,
  accumulatedRecharge: async () =>
    (await import('./texts/en-PH/accumulated-recharge.ts')).accumulatedRecharge,
  activityCentre: async () => (await import('./texts/en-PH/activity-centre.ts')).activityCentre,
  bankAccount: async () => (await import('./texts/en-PH/bank-account.ts')).bankAccount,
  cashBonus: async () => (await import('./texts/en-PH/cash-bonus.ts')).cashBonus,
  deposit: async () => (await import('./texts/en-PH/deposit.ts')).deposit,
  discover: async () => (await import('./texts/en-PH/discover.ts')).discover,
  followRewards: async () => (await import('./texts/en-PH/follow-rewards.ts')).followRewards,
  gameDemo: async () => (await import('./texts/en-PH/game-demo.ts')).gameDemo,
  gameInfo: async () => (await import('./texts/en-PH/game-info.ts')).gameInfo,
  install: async () => (await import('./texts/en-PH/install.ts')).install,
  invitation: async () => (await import('./texts/en-PH/invitation.ts')).invitation,
  mail: async () => (await import('./texts/en-PH/mail.ts')).mail,
  moneyCode: async () => (await import('./texts/en-PH/money-code.ts')).moneyCode,
  notice: async () => (await import('./texts/en-PH/notice.ts')).notice,
  play: async () => (await import('./texts/en-PH/play.ts')).play,
  profile: async () => (await import('./texts/en-PH/profile.ts')).profile,
  protection: async () => (await import('./texts/en-PH/protection.ts')).protection,
  record: async () => (await import('./texts/en-PH/record.ts')).record,
  pause: async () => (await import('./texts/en-PH/pause.ts')).pause,
  reward: async () => (await import('./texts/en-PH/reward.ts')).reward,
  rewardItems: async () => (await import('./texts/en-PH/reward-items.ts')).rewardItems,
  savings: async () => (await import('./texts/en-PH/savings.ts')).savings,
  share: async () => (await import('./texts/en-PH/share.ts')).share,
  signUpBonus: async () => (await import('./texts/en-PH/sign-up-bonus.ts')).signUpBonus,
  spinInvite: async () => (await import('./texts/en-PH/spin-invite.ts')).spinInvite,
  spinPayout: async () => (await import('./texts/en-PH/spin-payout.ts')).spinPayout,
  task: async () => (await import('./texts/en-PH/task.ts')).task,
  vip: async () => (await import('./texts/en-PH/vip.ts')).vip,
  withdrawal: async () => (await import('./texts/en-PH/withdrawal.ts')).withdrawal,
};

type English = typeof english;

/** The texts of each namespace, as in the source. */
export type NamespaceTexts = { [Name in keyof English]: Awaited<ReturnType<English[Name]>> };

export type Namespace = keyof English;

type Loaders = { readonly [Name in Namespace]: () => Promise<NamespaceTexts[Name]> };

const thai: Loaders = {
  translation: async () => (await import('./texts/th-TH/all.ts')).thTH,
  accumulatedRecharge: async () =>
    (await import('./texts/th-TH/accumulated-recharge.ts')).accumulatedRecharge,
  activityCentre: async () => (await import('./texts/th-TH/activity-centre.ts')).activityCentre,
  bankAccount: async () => (await import('./texts/th-TH/bank-account.ts')).bankAccount,
  cashBonus: async () => (await import('./texts/th-TH/cash-bonus.ts')).cashBonus,
  deposit: async () => (await import('./texts/th-TH/deposit.ts')).deposit,
  discover: async () => (await import('./texts/th-TH/discover.ts')).discover,
  followRewards: async () => (await import('./texts/th-TH/follow-rewards.ts')).followRewards,
  gameDemo: async () => (await import('./texts/th-TH/game-demo.ts')).gameDemo,
  gameInfo: async () => (await import('./texts/th-TH/game-info.ts')).gameInfo,
  install: async () => (await import('./texts/th-TH/install.ts')).install,
  invitation: async () => (await import('./texts/th-TH/invitation.ts')).invitation,
  mail: async () => (await import('./texts/th-TH/mail.ts')).mail,
  moneyCode: async () => (await import('./texts/th-TH/money-code.ts')).moneyCode,
  notice: async () => (await import('./texts/th-TH/notice.ts')).notice,
  play: async () => (await import('./texts/th-TH/play.ts')).play,
  profile: async () => (await import('./texts/th-TH/profile.ts')).profile,
  protection: async () => (await import('./texts/th-TH/protection.ts')).protection,
  record: async () => (await import('./texts/th-TH/record.ts')).record,
  pause: async () => (await import('./texts/th-TH/pause.ts')).pause,
  reward: async () => (await import('./texts/th-TH/reward.ts')).reward,
  rewardItems: async () => (await import('./texts/th-TH/reward-items.ts')).rewardItems,
  savings: async () => (await import('./texts/th-TH/savings.ts')).savings,
  share: async () => (await import('./texts/th-TH/share.ts')).share,
  signUpBonus: async () => (await import('./texts/th-TH/sign-up-bonus.ts')).signUpBonus,
  spinInvite: async () => (await import('./texts/th-TH/spin-invite.ts')).spinInvite,
  spinPayout: async () => (await import('./texts/th-TH/spin-payout.ts')).spinPayout,
  task: async () => (await import('./texts/th-TH/task.ts')).task,
  vip: async () => (await import('./texts/th-TH/vip.ts')).vip,
  withdrawal: async () => (await import('./texts/th-TH/withdrawal.ts')).withdrawal,
};

const loaders: Readonly<Record<Language, Loaders>> = {
  'en-PH': english,
  // Differs only in the first paint's texts.
  'en-US': {
    ...english,
    translation: async () => (await import('./texts/en-US/all.ts')).enUS,
  },
  'th-TH': thai,
};

export const NAMESPACES = Object.keys(english) as readonly Namespace[];

/** Loads one namespace in one language. @throws when it cannot be loaded */
export async function loadNamespace(language: TextLanguage, name: Namespace): Promise<object> {
  if (language !== 'en-XA') return loaders[language][name]();
  const { pseudoTexts } = await import('./pseudo-locale.ts');
  return pseudoTexts(await english[name]());
}
