/** Which skeleton an address opens with, until its screen has come. */
import { opensAtHome } from '#contract/first-view/cache.ts';

/** `lobby` the home's own; the others have a header of their own and no games. */
export type OpeningLook = 'lobby' | 'stage' | 'form' | 'list';

const STAGE = /^\/start\/?$/;
const FORMS = /^\/(?:login|register|forget|bind|withdrawal|deposit|lobby\/deposit)(?:\/|$)/;

/** The look of an address; the game's is a stage without anything. */
export function openingLook(address: Pick<URL, 'pathname' | 'searchParams'>): OpeningLook {
  if (opensAtHome(address) || address.pathname === '/lobby/home') return 'lobby';
  if (STAGE.test(address.pathname)) return 'stage';
  return FORMS.test(address.pathname) ? 'form' : 'list';
}

/** Whether the bar at the bottom is part of it. */
export const opensWithBar = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  pathname === '/' || /^\/lobby(?:\/|$)/.test(pathname);
