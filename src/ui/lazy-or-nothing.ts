import { lazy, type ComponentType } from 'react';

/**
 * A component whose code comes later, for what a screen can do without: when the code cannot be had,
 * nothing is shown in its place until the page is loaded anew.
 */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
