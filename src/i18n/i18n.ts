/**
 * Texts in the player's language (i18next). Comes after the first view, whose texts `first-texts.ts`
 * has; it is ready as soon as it is there.
 */
import { firstTexts, showFirstTexts, shownBundle, watchFirstTexts } from '#i18n/first-texts.ts';
import { loadTexts, type TextLanguage } from '#i18n/languages.ts';
import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import type { ActivityCentreTexts } from '#i18n/texts/en-PH/activity-centre.ts';
import type { AccumulatedRechargeTexts } from '#i18n/texts/en-PH/accumulated-recharge.ts';
import type { BankAccountTexts } from '#i18n/texts/en-PH/bank-account.ts';
import type { CashBonusTexts } from '#i18n/texts/en-PH/cash-bonus.ts';
import type { DepositTexts } from '#i18n/texts/en-PH/deposit.ts';
import type { InstallTexts } from '#i18n/texts/en-PH/install.ts';
import type { FollowRewardsTexts } from '#i18n/texts/en-PH/follow-rewards.ts';
import type { NoticeTexts } from '#i18n/texts/en-PH/notice.ts';
import type { MoneyCodeTexts } from '#i18n/texts/en-PH/money-code.ts';
import type { WithdrawalTexts } from '#i18n/texts/en-PH/withdrawal.ts';
import type { ProtectionTexts } from '#i18n/texts/en-PH/protection.ts';
import type { RecordTexts } from '#i18n/texts/en-PH/record.ts';
import type { RewardTexts } from '#i18n/texts/en-PH/reward.ts';
import type { RestTexts } from '#i18n/texts/en-PH/rest.ts';
import type { MailTexts } from '#i18n/texts/en-PH/mail.ts';
import type { TaskTexts } from '#i18n/texts/en-PH/task.ts';
import type { SavingsTexts } from '#i18n/texts/en-PH/savings.ts';
import type { SignUpBonusTexts } from '#i18n/texts/en-PH/sign-up-bonus.ts';
import type { SpinPayoutTexts } from '#i18n/texts/en-PH/spin-payout.ts';
import type { VipTexts } from '#i18n/texts/en-PH/vip.ts';
import type { GameInfoTexts } from '#i18n/texts/en-PH/game-info.ts';
import type { InvitationTexts } from '#i18n/texts/en-PH/invitation.ts';
import type { ShareTexts } from '#i18n/texts/en-PH/share.ts';
import type { SpinInviteTexts } from '#i18n/texts/en-PH/spin-invite.ts';
import type { PlayTexts } from '#i18n/texts/en-PH/play.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts } & AreaTexts;
  }
}

/** Texts that come with the code of their area: `addAreaTexts`. */
interface AreaTexts {
  activityCentre: ActivityCentreTexts;
  deposit: DepositTexts;
  gameInfo: GameInfoTexts;
  play: PlayTexts;
  install: InstallTexts;
  withdrawal: WithdrawalTexts;
  bankAccount: BankAccountTexts;
  protection: ProtectionTexts;
  record: RecordTexts;
  reward: RewardTexts;
  rest: RestTexts;
  mail: MailTexts;
  task: TaskTexts;
  moneyCode: MoneyCodeTexts;
  savings: SavingsTexts;
  spinPayout: SpinPayoutTexts;
  vip: VipTexts;
  notice: NoticeTexts;
  followRewards: FollowRewardsTexts;
  signUpBonus: SignUpBonusTexts;
  accumulatedRecharge: AccumulatedRechargeTexts;
  cashBonus: CashBonusTexts;
  spinInvite: SpinInviteTexts;
  share: ShareTexts;
  invitation: InvitationTexts;
}

export type Area = keyof AreaTexts;

const { language } = firstTexts();
const bundle = shownBundle();
// All that it needs is here, so it does not wait: what is loaded beside it can ask for texts at once.
void i18next.use(initReactI18next).init({
  lng: language,
  fallbackLng: ['en-US', 'en-PH'],
  resources: {
    'en-PH': { translation: enPH },
    ...(bundle === null ? {} : { [language]: { translation: bundle } }),
  },
  partialBundledLanguages: true,
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

// The language is decided with the first view's texts, which may come after this.
watchFirstTexts(() => {
  const texts = shownBundle();
  const now = firstTexts().language;
  if (texts !== null && !i18next.hasResourceBundle(now, 'translation')) {
    i18next.addResourceBundle(now, 'translation', texts);
  }
  void i18next.changeLanguage(now);
});

/** Switches the language; stays with the present one when the texts cannot be loaded. */
export async function changeLanguage(wanted: TextLanguage): Promise<boolean> {
  const texts = await loadTexts(wanted).catch(() => null);
  if (texts === null) return false;
  showFirstTexts(wanted, texts);
  return true;
}
