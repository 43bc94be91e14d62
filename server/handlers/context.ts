import type { PlayPorts } from '#server/protection/play-ports.ts';
import type { PasswordPorts } from '#server/accounts/password-ports.ts';
import type { BigWins } from '#server/catalogue/big-wins.ts';
import type { ConsolePorts } from '#server/console/console-app.ts';
import type { GamePorts } from '#server/games/game-ports.ts';
import type { CallbackPorts } from '#server/deposits/callback-routes.ts';
import type { SettlingPorts } from '#server/withdrawals/settle-due.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';

/** Everything that the composition makes: what the parts of the server need, by their own ports. */
export interface PlatformContext
  extends PasswordPorts, GamePorts, PlayPorts, ConsolePorts, CallbackPorts, SettlingPorts {
  readonly bigWins: BigWins;
  readonly sms: SmsSender;
}
