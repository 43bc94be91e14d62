import { lazy, type ComponentType } from 'react';

/**
 * A lazy component that a screen can do without: when its code fails to load it renders nothing until the
 * page is reloaded.
 */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
