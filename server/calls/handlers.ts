import { activityHandlers } from '#server/effects/activities.ts';
import { activities } from '#server/activity/handler.ts';
import { accountLogin, accountRegister } from '#server/players/account/handler.ts';
import { addBank, modifyBank } from '#server/players/bank-account/handler.ts';
import { refreshBalance } from '#server/calls/balance.ts';
import { cancelDeposit, checkDeposit, createDeposit, deposits } from '#server/deposit/handler.ts';
import { gameLike } from '#server/game/like-handler.ts';
import { identity } from '#server/players/identity/handler.ts';
import { installEvents } from '#server/marketing/events/handler.ts';
import { customerServices, lobbyTips } from '#server/calls/lobby.ts';
import { claimMail, deleteMail, mailDetail, mailDots, mails } from '#server/mail/handler.ts';
import { exitGame, gameDemo, gameRecord, startGame } from '#server/game/handler.ts';
import { offlineDemos } from '#server/game/offline-demos.ts';
import { bindAccount, forgetPassword } from '#server/players/account/mobile-handler.ts';
import {
  answerReality,
  confirmLimit,
  protection,
  selfExclude,
  setLimit,
  setReality,
  takeBreak,
} from '#server/players/protection/handler.ts';
import { changePassword, changeProfile } from '#server/players/account/profile-handler.ts';
import { pushSubscribe, pushUnsubscribe } from '#server/players/push/handler.ts';
import { redeemCode, redeemState } from '#server/redeem-code/handler.ts';
import {
  passkeyCreate,
  passkeyList,
  passkeyLogin,
  passkeyOptions,
  passkeyRemove,
} from '#server/players/passkey/handler.ts';
import { rewardItems } from '#server/players/reward-item/handler.ts';
import {
  claimInterest,
  depositSavings,
  savings,
  savingsRecord,
  withdrawSavings,
} from '#server/savings/handler.ts';
import { logout, sessions } from '#server/players/account/session-handler.ts';
import { smsSend } from '#server/players/sms/handler.ts';
import { agentFill } from '#server/players/account/superior-handler.ts';
import { afterLoginConfig, appConfig, lightRefresh } from '#server/calls/start-up.ts';
import { actionLog, claimTask, tasks } from '#server/task/handler.ts';
import { anonymousTradeInfo, tradeInfo } from '#server/calls/trade.ts';
import { withdrawalConfig } from '#server/calls/withdrawal-config.ts';
import { createWithdrawal, withdrawals } from '#server/withdrawal/handler.ts';
import { ownRecords, transactions } from '#server/record/handler.ts';
import { claimVipBonus, vipInfo } from '#server/vip/handler.ts';
import { wagering } from '#server/calls/wagering.ts';
import { workerReport } from '#server/worker-report/handler.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { Handler } from '#server/players/handler.ts';

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
  passkeyOptions,
  passkeyCreate,
  passkeyLogin,
  passkeyList,
  passkeyRemove,
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
  offlineDemos,
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
  ...activityHandlers,
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
