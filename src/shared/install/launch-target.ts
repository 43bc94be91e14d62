/**
 * Where a second launch leads in an app that is open: a tap on the icon, a shortcut, a shared text
 * (`launch_handler` of the manifest).
 */
import { sourceOf } from '#shared/marketing/touchpoint.ts';

/** The used part of `URL`. */
export interface LaunchAddress {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

/** The sources of the icon's own launch. */
const ICON_SOURCES: readonly (string | undefined)[] = ['pwa', 'a2hs'];

/**
 * The path with its query to show; null when the app stays where it is: a tap on the icon only shows the app,
 * and nothing leads out of it.
 * @param paths of the app
 */
export function launchTarget(
  { origin, pathname, search }: LaunchAddress,
  app: { readonly origin: string; readonly paths: readonly string[] },
): string | null {
  if (origin !== app.origin || !app.paths.includes(pathname)) return null;
  return ICON_SOURCES.includes(sourceOf(search)) ? null : pathname + search;
}
