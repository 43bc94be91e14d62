/** The snapshot's icons, the same as in `src/ui/icons`: a test compares the two. */
import { COLLECT_TAB, HOT_TAB } from '#shared/lobby/lobby-tab.ts';

/** A star without its first point. */
export const STAR = ' 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';

export const ICON_PATHS = {
  heart:
    '<path d="M12 20.2S3.5 15.4 3.5 9.3A4.8 4.8 0 0 1 12 6.4a4.8 4.8 0 0 1 8.5 2.9c0 6.1-8.5 10.9-8.5 10.9Z"/>',
  bell: '<path class="tone" d="M6 10.2a6 6 0 0 1 12 0c0 4.8 1.9 6.3 1.9 6.3H4.1S6 15 6 10.2Z"/><path d="M10 19.8a2.2 2.2 0 0 0 4 0M12 4.2V3"/>',
  play: '<path class="solid" d="M8 5.7v12.6a.8.8 0 0 0 1.2.7l10.1-6.3a.8.8 0 0 0 0-1.4L9.2 5a.8.8 0 0 0-1.2.7Z"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  star: `<path class="solid" d="m12 3.8${STAR}"/>`,
} as const;

const HOT =
  '<path class="tone" d="M12 21a6.8 6.8 0 0 1-6.8-6.8c0-3.3 2-4.9 3.2-6.8.5 1.4 1.1 2 2 2.6.2-3 1.2-5.3 3.8-7-.3 3.4 4.6 6 4.6 11.2A6.8 6.8 0 0 1 12 21Z"/><path d="M12 21a3 3 0 0 1-3-3c0-2 1.8-2.6 2.6-4.5 1.8 1.3 3.4 2.6 3.4 4.5a3 3 0 0 1-3 3Z"/>';

/** By category id (spec §1). */
const CATEGORIES: Readonly<Record<number, string>> = {
  1: '<rect class="tone" x="3.5" y="5" width="13.5" height="14.5" rx="2.5"/><path d="M7.75 9.25h5l-2.9 6.5M17 13.5h2.25a1.25 1.25 0 0 0 1.25-1.25V8.75"/><circle class="solid" cx="20.5" cy="6.9" r="1.1"/>',
  2: '<path class="tone" d="M3.5 12S7 6.5 12.4 6.5 20.5 12 20.5 12s-2.7 5.5-8.1 5.5S3.5 12 3.5 12Z" transform="translate(-.9)"/><path d="M19.2 12l2.3-3.25v6.5Z"/><circle class="solid" cx="7.4" cy="11" r=".9"/><path d="M11.6 9.5c1.2 1.5 1.2 3.5 0 5"/>',
  3: '<rect class="tone" x="8.2" y="4.2" width="11" height="15.4" rx="2.2" transform="rotate(9 13.7 12)"/><path d="M7 7 4.6 7.9a1.8 1.8 0 0 0-1 2.3l3.2 8.3"/><path class="solid" d="M13.9 8.7c1 1.5 2.7 2.4 2.5 4-.2 1.3-1.6 1.6-2.4.8l.1 1.9-1.7-.3.6-1.8c-1 .6-2.2 0-2.1-1.3.2-1.5 2.2-2 3-3.3Z" stroke="none"/>',
  4: '<circle class="tone" cx="12" cy="12" r="8.25"/><path d="m12 8.6 3.3 2.4-1.25 3.9h-4.1L8.7 11ZM12 8.6V3.9M15.3 11l4.6-1.6M14.05 14.9l2.9 3.8M9.95 14.9l-2.9 3.8M8.7 11 4.1 9.4"/>',
  5: '<circle class="tone" cx="12" cy="10" r="2.75"/><path class="tone" d="M7.25 19.5a4.75 4.75 0 0 1 9.5 0Z"/><path d="M6.6 14.6a7 7 0 0 1 0-9.2M17.4 14.6a7 7 0 0 0 0-9.2M3.9 16.9a10.6 10.6 0 0 1 0-13.8M20.1 16.9a10.6 10.6 0 0 0 0-13.8"/>',
  6: '<path class="tone" d="M7.4 8h9.2a4.4 4.4 0 0 1 4.3 3.7l.5 3.4a3 3 0 0 1-5.3 2.3L14.5 15.6h-5L7.9 17.4a3 3 0 0 1-5.3-2.3l.5-3.4A4.4 4.4 0 0 1 7.4 8Z"/><path d="M8 10.4v3M6.5 11.9h3M12 8V5.5"/><circle class="solid" cx="15.2" cy="12.7" r=".75"/><circle class="solid" cx="17.5" cy="10.9" r=".75"/>',
};

/** The icon of a lobby tab; an unknown category gets a star. */
export function tabIcon(name: number): string {
  if (name === HOT_TAB) return HOT;
  return name === COLLECT_TAB ? ICON_PATHS.heart : (CATEGORIES[name] ?? ICON_PATHS.star);
}
