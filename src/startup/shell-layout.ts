/** Which skeleton an address shows until its screen has loaded. */
import { opensAtHome } from '#shared/snapshot/cache.ts';

/** `lobby` is home; the others have their own header and no games. */
export type ShellLayout = 'lobby' | 'stage' | 'form' | 'list';

const STAGE = /^\/start\/?$/;
const FORMS = /^\/(?:login|register|forget|bind|withdrawal|deposit|lobby\/deposit)(?:\/|$)/;

/** `stage`, of a game, is empty. */
export function shellLayout(address: Pick<URL, 'pathname' | 'searchParams'>): ShellLayout {
  if (opensAtHome(address) || address.pathname === '/lobby/home') return 'lobby';
  if (STAGE.test(address.pathname)) return 'stage';
  return FORMS.test(address.pathname) ? 'form' : 'list';
}

export const hasBottomBar = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  pathname === '/' || /^\/lobby(?:\/|$)/.test(pathname);
