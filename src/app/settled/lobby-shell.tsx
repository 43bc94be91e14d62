import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useShownMark } from '#app/shown.ts';

/** The frame around the lobby's screens, which shows the tab bar (spec §2). */
export function LobbyShell(): ReactElement {
  useShownMark('bar');
  return <Outlet />;
}

/** Route placeholder for the lobby's home, which is rendered outside the router: see `shown.ts`. */
export function HomeMark(): null {
  useShownMark('home');
  return null;
}
