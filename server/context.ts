import type { JudgePassword } from '#server/accounts/password-hash.ts';
import type { PasswordCipher } from '#server/accounts/rsa.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { BigWins } from '#server/catalogue/big-wins.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/open-database.ts';
import type { ThemeOf } from '#server/games/game-theme.ts';
import type { Payments } from '#server/payments/payments.ts';
import type { PayoutProvider } from '#server/withdrawals/payout-provider.ts';
import type { MaySend } from '#server/outbound/delivery.ts';
import type { PostbackSender } from '#server/attribution/postbacks/postback-sender.ts';
import type { ScheduledFiles } from '#server/console/schedules/schedules.ts';
import type { PushSender } from '#server/push/push-sender.ts';
import type { Settings } from '#server/settings.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';

/** Dependencies of every handler. */
export interface PlatformContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly cipher: PasswordCipher;
  readonly judgePassword: JudgePassword;
  readonly catalogue: Catalogue;
  readonly bigWins: BigWins;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly postbacks: PostbackSender;
  readonly scheduledFiles: ScheduledFiles;
  /** Of postbacks and scheduled files. */
  readonly maySend: MaySend;
  readonly payments: Payments;
  readonly payouts: PayoutProvider;
  readonly gameTheme: ThemeOf;
}
