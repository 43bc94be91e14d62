import {
  accumulatedRecharge,
  activities,
  claimAccumulatedRecharge,
  claimSignUpBonus,
  signUpBonus,
} from '#server/handlers/activities.ts';
import { accountLogin, accountRegister } from '#server/handlers/account.ts';
import { addBank, modifyBank } from '#server/handlers/bank-accounts.ts';
import {
  cashBonus,
  cashBonusRecord,
  claimLevelBonus,
  claimRechargeBonus,
  withdrawCashBonus,
} from '#server/handlers/cash-bonus.ts';
import { refreshBalance } from '#server/handlers/balance.ts';
import { cancelDeposit, checkDeposit, createDeposit, deposits } from '#server/handlers/deposits.ts';
import { gameLike } from '#server/handlers/game-like.ts';
import { identity } from '#server/handlers/identity.ts';
import { installEvents } from '#server/handlers/install-events.ts';
import { customerServices, lobbyTips } from '#server/handlers/lobby.ts';
import { claimMail, deleteMail, mailDetail, mailDots, mails } from '#server/handlers/mail.ts';
import { exitGame, gameDemo, gameRecord, startGame } from '#server/handlers/games.ts';
import { bindAccount, forgetPassword } from '#server/handlers/mobile.ts';
import {
  answerReality,
  confirmLimit,
  protection,
  selfExclude,
  setLimit,
  setReality,
  takeBreak,
} from '#server/handlers/protection.ts';
import { changePassword, changeProfile } from '#server/handlers/profile.ts';
import { pushSubscribe, pushUnsubscribe } from '#server/handlers/push.ts';
import { redeemCode, redeemState } from '#server/handlers/redeem.ts';
import { rewardItems } from '#server/handlers/reward-items.ts';
import {
  claimInterest,
  depositSavings,
  savings,
  savingsRecord,
  withdrawSavings,
} from '#server/handlers/savings.ts';
import { logout, sessions } from '#server/handlers/sessions.ts';
import {
  spin,
  spinInvite,
  spinInviteStatus,
  spinPayout,
  spinRecord,
} from '#server/handlers/spin-invite.ts';
import { smsSend } from '#server/handlers/sms.ts';
import { agentFill } from '#server/handlers/superior.ts';
import { afterLoginConfig, appConfig, lightRefresh } from '#server/handlers/start-up.ts';
import { actionLog, claimTask, tasks } from '#server/handlers/tasks.ts';
import { anonymousTradeInfo, tradeInfo } from '#server/handlers/trade.ts';
import { createWithdrawal, withdrawalConfig, withdrawals } from '#server/handlers/withdrawals.ts';
import { ownRecords, transactions } from '#server/handlers/transactions.ts';
import { claimVipBonus, vipInfo } from '#server/handlers/vip.ts';
import { wagering } from '#server/handlers/wagering.ts';
import { workerReport } from '#server/handlers/worker-report.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import type { PlatformContext } from '#server/handlers/context.ts';
import type { Handler } from '#server/handlers/handler.ts';

/** One handler per endpoint; the type requires one for each. */
export const handlers = {
  appConfig,
  afterLoginConfig,
  lightRefresh,
  lobbyTips,
  anonymousTradeInfo,
  tradeInfo,
  refreshBalance,
  customerServices,
  accountLogin,
  accountRegister,
  smsSend,
  bindAccount,
  forgetPassword,
  changeProfile,
  changePassword,
  agentFill,
  redeemState,
  redeemCode,
  sessions,
  logout,
  gameLike,
  installEvents,
  pushSubscribe,
  pushUnsubscribe,
  workerReport,
  startGame,
  exitGame,
  gameDemo,
  gameRecord,
  createDeposit,
  cancelDeposit,
  checkDeposit,
  deposits,
  withdrawalConfig,
  createWithdrawal,
  withdrawals,
  addBank,
  modifyBank,
  mailDots,
  mails,
  mailDetail,
  claimMail,
  deleteMail,
  accumulatedRecharge,
  claimAccumulatedRecharge,
  signUpBonus,
  claimSignUpBonus,
  spinInviteStatus,
  spinInvite,
  spin,
  spinPayout,
  spinRecord,
  cashBonus,
  claimLevelBonus,
  claimRechargeBonus,
  withdrawCashBonus,
  cashBonusRecord,
  activities,
  tasks,
  claimTask,
  actionLog,
  rewardItems,
  transactions,
  wagering,
  vipInfo,
  claimVipBonus,
  savings,
  depositSavings,
  withdrawSavings,
  claimInterest,
  savingsRecord,
  protection,
  setLimit,
  confirmLimit,
  setReality,
  answerReality,
  takeBreak,
  selfExclude,
  ownRecords,
  identity,
} satisfies { [Name in EndpointName]: Handler<Name, PlatformContext> };
