/** Where deposits and withdrawals have a second pane: on a desktop, and on a phone held sideways. */
import { watcherOf } from '#browser/page/screen-shape.ts';

const TWO_PANES = '(min-width: 1200px), (min-width: 768px) and (max-height: 30rem)';

export const hasTwoPanes = (): boolean => matchMedia(TWO_PANES).matches;

export const watchTwoPanes = watcherOf(TWO_PANES);
