import type {
  AlertCheckTable,
  AlertMuteTable,
  AlertSettingTable,
  MarketingAlertTable,
} from './alert-tables.ts';
import type { Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type {
  BankAccountTable,
  GameHistoryTable,
  GameLikeTable,
  PlayerTable,
  RateLimitTable,
  RedeemClaimTable,
  RedeemCodeTable,
  RequestNumberTable,
  SessionTable,
  SmsCodeTable,
  SmsOutboxTable,
} from './account-tables.ts';
import type { AuditEntryTable } from './audit-tables.ts';
import type {
  InstallCostChangeTable,
  InstallCostColumnsTable,
  InstallCostImportTable,
  InstallCostTable,
} from './cost-tables.ts';
import type {
  BalanceCorrectionTable,
  LedgerEntryTable,
  LedgerTransactionTable,
  WalletTable,
} from './ledger-tables.ts';
import type {
  BetDayTable,
  BetGapSumTable,
  MoneyGameSumTable,
  MoneySumStateTable,
  MoneySumTable,
} from './money-sum-tables.ts';
import type { PlayerNoteTable, RestrictionEndTable } from './player-note-tables.ts';
import type { PlannedChangeTable } from './planned-change-table.ts';
import type { ProposalTable } from './proposal-table.ts';
import type {
  ConsoleAccountTable,
  ConsoleActionTable,
  ConsoleSessionTable,
  ConsoleTokenTable,
} from './console-tables.ts';
import type { ReportNoteTable, ReportShareTable, ReportViewTable } from './sharing-tables.ts';
import type {
  InstallAliasTable,
  InstallNameTable,
  InstallClientTable,
  InstallDepositTable,
  InstallEventSumTable,
  InstallEventTable,
  InstallHourSumTable,
  InstallLinkDayTable,
  InstallLinkTable,
  InstallLinkTemplateTable,
  InstallOriginTable,
  InstallReturnSumTable,
  InstallSumTable,
  InstallTimeSumTable,
  InstallTouchTable,
  InstallVisitorTable,
} from './marketing-tables.ts';
import type {
  RechargeClaimTable,
  RewardItemTable,
  SignInCardTable,
  SignInClaimTable,
  SpinRoundTable,
  SpinTable,
  TaskClaimTable,
  TaskStepClaimTable,
  ActionLogTable,
  ActivityTable,
  RedPacketClaimTable,
  RedPacketPayoutTable,
  RedPacketTable,
} from './activity-tables.ts';
import type { LobbyPictureTable } from './lobby-picture-table.ts';
import type { MailCampaignTable, PlayerSeenTable } from './mail-campaign-table.ts';
import type {
  MailTable,
  PushEndTable,
  PushOutboxTable,
  PushSubscriptionTable,
} from './mail-tables.ts';
import type {
  PostbackReceivedTable,
  ReportDeliveryTable,
  ReportScheduleTable,
  PostbackRuleTable,
  PostbackTable,
} from './delivery-tables.ts';
import type { EmailDeliveryTable, EmailReceivedTable, EmailTable } from './email-tables.ts';
import type { PasskeyTable, PasskeyTicketTable } from './passkey-tables.ts';
import type { Fixed, Json } from './columns.ts';
import type {
  CountedBetTable,
  PlayDayTable,
  WagerRequirementTable,
  WithdrawalOrderTable,
} from './withdrawal-tables.ts';
import type { ReconciliationTable } from './reconciliation-table.ts';
import type { SavingsAccountTable, SavingsMovementTable } from './savings-tables.ts';
import type { VipClaimTable } from './vip-tables.ts';
import type { WorkerReportTable } from './worker-report-table.ts';
import type {
  CallbackRefusalTable,
  DepositOrderTable,
  PaymentEventTable,
  SandboxPaymentTable,
} from './deposit-tables.ts';
import type {
  InstallMoneySumTable,
  InstallPlayerDayTable,
  InstallPlayerTable,
  InstallValueSumTable,
} from './revenue-tables.ts';
import type {
  MoneyDayFillTable,
  MoneyDayTable,
  PlayerLimitTable,
  ProtectionEventTable,
  ProtectionTable,
  PlaySessionTable,
} from './protection-tables.ts';
import type { GameRoundTable, GameSeedTable, GameSessionTable } from './game-tables.ts';

/**
 * The rows of the database, one interface per table, named as in SQL. Times are epoch milliseconds, money is
 * whole hundredths; both are `bigint` in SQL and a number here.
 */
export interface Tables {
  setting: SettingTable;
  config_document: ConfigDocumentTable;
  config_document_version: ConfigDocumentVersionTable;
  game: GameTable;
  player: PlayerTable;
  session: SessionTable;
  passkey: PasskeyTable;
  passkey_ticket: PasskeyTicketTable;
  game_like: GameLikeTable;
  game_history: GameHistoryTable;
  bank_account: BankAccountTable;
  request_number: RequestNumberTable;
  rate_limit: RateLimitTable;
  sms_code: SmsCodeTable;
  sms_outbox: SmsOutboxTable;
  redeem_code: RedeemCodeTable;
  redeem_claim: RedeemClaimTable;
  game_session: GameSessionTable;
  game_seed: GameSeedTable;
  game_round: GameRoundTable;
  big_win: BigWinTable;
  attribution: AttributionTable;
  console_account: ConsoleAccountTable;
  console_session: ConsoleSessionTable;
  console_token: ConsoleTokenTable;
  console_action: ConsoleActionTable;
  audit_entry: AuditEntryTable;
  planned_change: PlannedChangeTable;
  proposal: ProposalTable;
  player_note: PlayerNoteTable;
  restriction_end: RestrictionEndTable;
  install_event: InstallEventTable;
  install_visitor: InstallVisitorTable;
  install_touch: InstallTouchTable;
  install_origin: InstallOriginTable;
  install_client: InstallClientTable;
  install_player: InstallPlayerTable;
  install_player_day: InstallPlayerDayTable;
  install_money_sum: InstallMoneySumTable;
  money_sum_state: MoneySumStateTable;
  money_sum: MoneySumTable;
  money_game_sum: MoneyGameSumTable;
  bet_day: BetDayTable;
  bet_gap_sum: BetGapSumTable;
  install_value_sum: InstallValueSumTable;
  install_alias: InstallAliasTable;
  install_name: InstallNameTable;
  install_cost: InstallCostTable;
  install_cost_import: InstallCostImportTable;
  install_cost_change: InstallCostChangeTable;
  install_cost_columns: InstallCostColumnsTable;
  install_link: InstallLinkTable;
  install_link_day: InstallLinkDayTable;
  install_link_template: InstallLinkTemplateTable;
  /** Origins with aliases applied. */
  install_origin_named: InstallOriginTable;
  install_deposit: InstallDepositTable;
  install_sum: InstallSumTable;
  install_hour_sum: InstallHourSumTable;
  install_time_sum: InstallTimeSumTable;
  install_event_sum: InstallEventSumTable;
  install_return_sum: InstallReturnSumTable;
  postback_rule: PostbackRuleTable;
  postback: PostbackTable;
  report_schedule: ReportScheduleTable;
  report_share: ReportShareTable;
  report_note: ReportNoteTable;
  report_view: ReportViewTable;
  report_delivery: ReportDeliveryTable;
  postback_received: PostbackReceivedTable;
  email: EmailTable;
  email_delivery: EmailDeliveryTable;
  email_received: EmailReceivedTable;
  marketing_alert: MarketingAlertTable;
  alert_mute: AlertMuteTable;
  alert_check: AlertCheckTable;
  alert_setting: AlertSettingTable;
  mail: MailTable;
  mail_campaign: MailCampaignTable;
  player_seen: PlayerSeenTable;
  recharge_claim: RechargeClaimTable;
  sign_in_card: SignInCardTable;
  sign_in_claim: SignInClaimTable;
  spin_round: SpinRoundTable;
  spin: SpinTable;
  reward_item: RewardItemTable;
  red_packet: RedPacketTable;
  red_packet_claim: RedPacketClaimTable;
  red_packet_payout: RedPacketPayoutTable;
  activity: ActivityTable;
  task_claim: TaskClaimTable;
  task_step_claim: TaskStepClaimTable;
  action_log: ActionLogTable;
  lobby_picture: LobbyPictureTable;
  push_subscription: PushSubscriptionTable;
  push_end: PushEndTable;
  push_outbox: PushOutboxTable;
  savings_account: SavingsAccountTable;
  savings_movement: SavingsMovementTable;
  vip_claim: VipClaimTable;
  wallet: WalletTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  balance_correction: BalanceCorrectionTable;
  wager_requirement: WagerRequirementTable;
  counted_bet: CountedBetTable;
  play_day: PlayDayTable;
  withdrawal_order: WithdrawalOrderTable;
  worker_report: WorkerReportTable;
  deposit_order: DepositOrderTable;
  payment_event: PaymentEventTable;
  callback_refusal: CallbackRefusalTable;
  sandbox_payment: SandboxPaymentTable;
  protection: ProtectionTable;
  player_limit: PlayerLimitTable;
  protection_event: ProtectionEventTable;
  sitting: PlaySessionTable;
  money_day: MoneyDayTable;
  money_day_fill: MoneyDayFillTable;
  reconciliation: ReconciliationTable;
}

/** Facts of the installation: the RSA key pair, the seed's version. */
export interface SettingTable {
  key: Fixed<string>;
  value: Json;
}

/** The lists of the web config (spec §3), one document per key. */
export interface ConfigDocumentTable {
  key: Fixed<string>;
  value: Json;
  updated_at: number;
  /** Changes with every change of the row. */
  revision: Generated<string>;
}

export interface ConfigDocumentVersionTable {
  key: Fixed<string>;
  /** From 1. */
  version: Fixed<number>;
  value: Json;
  stored_at: Fixed<number>;
}

/** The catalogue (spec §3 "Game"); `extra` holds the optional fields of contract §1. */
export interface GameTable {
  id: Fixed<number>;
  brand_id: number;
  type_id: number;
  name: string;
  hot: number;
  show_type: number;
  hot_sort: number;
  sort: number;
  version: number;
  extra: Json;
}

/** Big wins of the notice bar (spec §2); the mobile is stored masked. */
export interface BigWinTable {
  id: Generated<number>;
  phone: string;
  amount: MinorUnits;
  game_id: number | null;
  won_at: number;
}

/** The `outUrl` of a registration or login (spec §7). */
export interface AttributionTable {
  id: Generated<number>;
  player_id: Fixed<number>;
  out_url: string;
  created_at: Fixed<number>;
}
