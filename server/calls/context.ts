import type { PlayPorts } from '#server/players/protection/play-ports.ts';
import type { PasskeyPorts } from '#server/players/passkey/ports.ts';
import type { NoticePorts } from '#server/players/base/notice-ports.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import type { BigWins } from '#server/catalogue/big-wins.ts';
import type { ConsolePorts } from '#server/marketing/kit/console-app.ts';
import type { GamePorts } from '#server/game/game-ports.ts';
import type { RecentChannelTimes } from '#server/deposit/channel-times.ts';
import type { CallbackPorts } from '#server/deposit/callback-routes.ts';
import type { SettlingPorts } from '#server/withdrawal/settle-due.ts';
import type { SmsSender } from '#server/players/sms/sms-sender.ts';
import type { WakeLoop } from '#server/core/jobs/wake-loop.ts';

/** Everything that the composition makes: what the parts of the server need, by their own ports. */
export interface PlatformContext
  extends
    PasswordPorts,
    PasskeyPorts,
    NoticePorts,
    GamePorts,
    PlayPorts,
    ConsolePorts,
    CallbackPorts,
    SettlingPorts {
  readonly bigWins: BigWins;
  readonly channelTimes: RecentChannelTimes;
  readonly sms: SmsSender;
  readonly scheduledFiles: WakeLoop;
  readonly alertChecks: WakeLoop;
  readonly alertMessages: WakeLoop;
  readonly emails: WakeLoop;
}
