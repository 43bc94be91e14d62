import { OperatorError } from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { clickTarget } from '#shared/lobby/click-target.ts';
import * as v from 'valibot';

/** Target of the button in a mail or notice. */
export const clickOptions = {
  clickType: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(3)), 0),
  clickAction: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
};

export const CLICK_USAGE = '[--click-type 1|2|3 --click-action ACTION]';

const ACTIONS = {
  1: 'the number of a place in the app, such as 20 for the wheel',
  2: 'the id of a game',
  3: 'an https address',
} as const;

/** @throws OperatorError when the app would open nothing */
export function readClick({ clickType, clickAction }: { clickType: number; clickAction: string }) {
  if (clickType === 0 && clickAction !== '') {
    throw new OperatorError('--click-action needs --click-type 1, 2 or 3');
  }
  if (clickType !== 0 && clickTarget(clickType, clickAction).kind === 'none') {
    const wanted = ACTIONS[clickType as keyof typeof ACTIONS];
    throw new OperatorError(
      `--click-action cannot be "${clickAction}": with --click-type ${clickType} it is ${wanted}`,
    );
  }
  return { clickType, clickAction };
}
