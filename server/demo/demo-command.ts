import type { MovableClock } from '#server/core/clock.ts';
import type { Faults } from '#server/demo/faults/faults.ts';
import type { RequestCounts } from '#server/demo/faults/request-counts.ts';
import type { CallbackTaker } from '#server/demo/sandbox/send-callback.ts';
import { longCommand, readCommand, type OptionsSchema } from '#server/core/commands/command.ts';
import type { LivePlatform, OperatorContext } from '#server/operator/live-platform.ts';

/** What only a running server of a demo has. */
export interface DemoLive extends LivePlatform {
  readonly faults: Faults;
  readonly requestCounts: RequestCounts;
  /** Receives the sandbox's callbacks. */
  readonly callbacks: CallbackTaker;
  /** Only when the server was started with a movable clock. */
  readonly movableClock?: MovableClock | undefined;
}

export interface DemoContext extends OperatorContext {
  readonly live?: DemoLive | undefined;
}

/** The commands of `server/core/commands/command.ts`, with what only a demo has. */
export const readDemo = <Schema extends OptionsSchema>(
  made: Parameters<typeof readCommand<Schema, DemoContext>>[0],
) => readCommand<Schema, DemoContext>(made);

export const changeDemo = <Schema extends OptionsSchema>(
  made: Parameters<typeof longCommand<Schema, DemoContext>>[0],
) => longCommand<Schema, DemoContext>(made);
