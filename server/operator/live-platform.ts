import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { CspReports } from '#server/http/csp-reports.ts';
import type { LiveContext } from '#server/operator/command.ts';
import type { DepositEffects } from '#server/deposits/paid-deposit.ts';
import type { PushSender } from '#server/push/push-sender.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';

/** Parts that only a running server has. */
export interface LivePlatform {
  readonly catalogue: Catalogue;
  readonly cspReports: CspReports;
  readonly sms: SmsSender;
  readonly push: PushSender;
}

/** Dependencies of the operator's commands. */
export interface OperatorContext extends LiveContext<LivePlatform> {
  /** What follows a paid deposit. */
  readonly depositEffects: DepositEffects;
}
