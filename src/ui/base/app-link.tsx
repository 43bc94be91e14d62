import { addressOf, goTo, preloadPlace, type Place } from '#browser/history/navigation.ts';
import type { ComponentProps, MouseEvent } from 'react';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'>, Place {}

/**
 * A link inside the app that works before the router has loaded, for components of the first paint. Pressing
 * or hovering it preloads the screen's code.
 */
export function AppLink({ to, search, children, ...rest }: AppLinkProps) {
  const place: Place = search === undefined ? { to } : { to, search };
  const preload = () => preloadPlace(place);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    goTo(place);
  }

  return (
    <a
      {...rest}
      href={addressOf(place)}
      onClick={handleClick}
      onFocus={preload}
      onMouseEnter={preload}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}

/** All other clicks are the browser's: a new tab, a download, the menu. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
