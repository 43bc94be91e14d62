import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { CspReports } from '#server/core/http/csp-reports.ts';
import type { LiveContext } from '#server/core/commands/command.ts';
import type { DepositEffects } from '#server/deposit/paid-deposit.ts';
import type { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import type { SmsSender } from '#server/players/sms/sms-sender.ts';

/** Parts that only a running server has. */
export interface LivePlatform {
  readonly catalogue: Catalogue;
  readonly cspReports: CspReports;
  readonly sms: SmsSender;
  readonly push: WakeLoop;
}

/** Dependencies of the operator's commands. */
export interface OperatorContext extends LiveContext<LivePlatform> {
  /** What follows a paid deposit. */
  readonly depositEffects: DepositEffects;
}
