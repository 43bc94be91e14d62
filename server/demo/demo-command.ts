import type { MovableClock } from '#server/core/clock.ts';
import type { Faults } from '#server/demo/faults/faults.ts';
import type { RequestCounts } from '#server/demo/faults/request-counts.ts';
import type { CallbackTaker } from '#server/demo/sandbox/send-callback.ts';
import type { Command, OptionsSchema } from '#server/core/commands/command.ts';
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

/** Infers the type of a command's options from its schema. */
export const demoCommand = <Schema extends OptionsSchema>(
  made: Command<Schema, DemoContext>,
): Command<Schema, DemoContext> => made;
