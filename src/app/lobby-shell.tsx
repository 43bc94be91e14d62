import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useShownMark } from './shown.ts';

/** The frame around the lobby's screens: with them the tab bar is shown (spec §2). */
export function LobbyShell(): ReactElement {
  useShownMark('bar');
  return <Outlet />;
}

/** In the place of the lobby's home, which stands outside the router: see `shown.ts`. */
export function HomeMark(): null {
  useShownMark('home');
  return null;
}
