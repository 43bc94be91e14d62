/**
 * Renders the lobby's snapshot into the document, where it is painted before any script. The worker renders
 * the stored lobby, the server the visitors' one; a document from a static host retains its skeleton. Styles
 * are in `src/startup/shell`, placeholders are comments in `index.html`.
 */
import { escapeHtml } from '#shared/text/escape-html.ts';
import { ICON_PATHS, STAR, tabIcon } from './icons.ts';

/** A game's picture and name, with the same URLs as in the app. */
export interface FirstGame {
  readonly icon: string;
  /** The same picture as AVIF, where the browser is still to choose. */
  readonly avif?: string;
  readonly name: string;
  readonly provider: string;
  readonly isNew: boolean;
  /** Its provider has closed it temporarily. */
  readonly isInMaintenance: boolean;
}

export interface LobbySnapshot {
  /** `served` came over the network, its pictures still have to load; `stored` is from the device. */
  readonly origin: 'served' | 'stored';
  /** The theme that the player chose; null follows the system. */
  readonly theme: 'dark' | 'light' | null;
  /** The install banner above the header; null where there is none. */
  readonly offer: { readonly title: string; readonly text: string; readonly action: string } | null;
  /** A visitor's two sign-in buttons, or a player's deposit button beside the balance; null = not known. */
  readonly ways: readonly string[] | null;
  /** URL of the first banner's picture. */
  readonly banner: string | null;
  readonly news: string;
  /** Tabs with the names of `shared/lobby/lobby-tab.ts`; the first is the active one. */
  readonly tabs: readonly { readonly name: number; readonly label: string }[];
  /** The player's recent games, with their heading. */
  readonly played: { readonly title: string; readonly games: readonly FirstGame[] } | null;
  readonly title: string;
  /** A visitor's button beside the title, where there is one. */
  readonly tryFree?: string;
  readonly games: readonly FirstGame[];
  /** The badge of a new game. */
  readonly newBadge: string;
  /** Labels of the bottom bar, in order. */
  readonly bar: readonly string[];
}

const icon = (paths: string, size: number): string =>
  `<svg class="shell-drawing" viewBox="0 0 24 24" width="${size}" height="${size}">${paths}</svg>`;

/** Three rows: no phone shows more before scrolling. */
export const MOST_GAMES = 9;

/** Icons are squares of this many pixels, banners of this shape: the same as the app's own pictures. */
const ICON_SIDE = 320;
const BANNER = { width: 720, height: 320 };

/** Pictures load with the app's attributes, so that each is fetched once. */
function picture(src: string, { width, height }: typeof BANNER, rest = ''): string {
  return `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="" crossorigin="anonymous" draggable="false"${rest}>`;
}

const square = { width: ICON_SIDE, height: ICON_SIDE };

/** `ui/icons/five-stars-icon.tsx` at 13 px. */
const FIVE_STARS =
  '<svg class="shell-drawing" viewBox="0 0 120 24" width="65" height="13"><path class="solid" d="' +
  `m12 3.8${STAR}${`m24 0${STAR}`.repeat(4)}"/></svg>`;

function offerHtml({ title, text, action }: NonNullable<LobbySnapshot['offer']>): string {
  return (
    `<div class="shell-offer" aria-hidden="true">${icon(ICON_PATHS.close, 18)}<i class="shell-app"></i>` +
    `<p><b>${escapeHtml(title)}</b><span>${FIVE_STARS}<em>${escapeHtml(text)}</em></span></p>` +
    `<strong>${escapeHtml(action)}</strong></div>`
  );
}

function waysHtml(ways: readonly string[]): string {
  const balance = ways.length === 1 ? '<i class="shell-balance"></i>' : '';
  const pills = ways.map((words, at) => {
    const main = at === ways.length - 1 ? ' shell-pill-main' : '';
    return `<b class="shell-pill${main}">${escapeHtml(words)}</b>`;
  });
  return balance + pills.join('');
}

function iconHtml({ icon: src, avif }: FirstGame, attributes: string): string {
  const webp = picture(src, square, attributes);
  if (avif === undefined) return webp;
  return `<picture><source type="image/avif" srcset="${escapeHtml(avif)}">${webp}</picture>`;
}

function gameHtml(game: FirstGame, view: LobbySnapshot): string {
  // A served snapshot waits only for its banner (`snapshotPainted`), which comes first: lazy pictures are
  // requested after the first layout, but before the app's code.
  const attributes =
    view.origin === 'stored' ? ' data-awaited' : ' loading="lazy" fetchpriority="high"';
  return (
    `<i${game.isInMaintenance ? ' class="in-maintenance"' : ''}>${iconHtml(game, attributes)}` +
    `<p><span>${escapeHtml(game.name)}</span><small>${escapeHtml(game.provider)}</small></p>` +
    (game.isNew ? `<u>${escapeHtml(view.newBadge)}</u>` : '') +
    '</i>'
  );
}

function playedHtml({ title, games }: NonNullable<LobbySnapshot['played']>): string {
  const cards = games.map(
    ({ icon: src, name }) => `<i>${picture(src, square)}<span>${escapeHtml(name)}</span></i>`,
  );
  return `<div class="shell-played"><h2>${escapeHtml(title)}</h2><div>${cards.join('')}</div></div>`;
}

const tryHtml = (words: string): string =>
  `<b>${icon(ICON_PATHS.play, 14)}<span>${escapeHtml(words)}</span></b>`;

function lobbyHtml(view: LobbySnapshot): string {
  const { banner, news, tabs, played, title, tryFree, games } = view;
  const tiles = tabs.map(
    ({ name, label }) => `<i>${icon(tabIcon(name), 20)}<span>${escapeHtml(label)}</span></i>`,
  );
  const cards = games.slice(0, MOST_GAMES).map((game) => gameHtml(game, view));
  const front =
    banner === null
      ? ''
      : `<div class="shell-banner is-still">${picture(banner, BANNER, ' fetchpriority="high" data-awaited')}</div>`;
  return (
    front +
    `<div class="shell-notice is-filled">${icon(ICON_PATHS.bell, 20)}<p>${escapeHtml(news)}</p></div>` +
    `<div class="shell-tabs is-filled">${tiles.join('')}</div>` +
    (played === null ? '' : playedHtml(played)) +
    `<h2 class="shell-title"><span>${escapeHtml(title)}</span>${tryFree === undefined ? '' : tryHtml(tryFree)}</h2>` +
    `<div class="shell-grid is-filled">${cards.join('')}</div>`
  );
}

/** Matches a placeholder from its opening to its closing comment. */
const place = (name: string) => new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- /${name} -->`);

/** A style sheet is otherwise requested before those pictures that still wait for a connection. */
const afterPictures = (links: string): string =>
  links.replaceAll('rel="preload" as="style"', 'rel="preload" as="style" fetchpriority="low"');

/**
 * The built document with the links to the app's code in a template: the boot script preloads the code when it
 * delays nothing.
 * @param page `index.html` as built; one without the placeholder is returned unchanged
 * @param pictures addresses of pictures preloaded with the code
 */
export function withLinksLater(page: string, pictures: readonly string[] = []): string {
  const preloads = pictures.map(
    (src) => `<link rel="preload" as="image" crossorigin="anonymous" href="${escapeHtml(src)}">`,
  );
  return page.replace(
    place('app'),
    (links) => `<template id="app-links">${afterPictures(links)}${preloads.join('')}</template>`,
  );
}

/**
 * Holds back the first frame until the whole shell is parsed, where the browser can: what is stored is there at
 * once, and a frame of a part of it delays the rest (10 % of the largest paint).
 */
const WHOLE_FRAME = '<link rel="expect" href="#shell" blocking="render">';

/**
 * The built document with a snapshot in place of its skeleton, and with the links to the app's code in a
 * template: preloaded during parsing, the code would delay the banner. The boot script preloads it after the
 * first frame.
 * @param page `index.html` as built; one without the placeholders is returned unchanged
 * @param pictures addresses of pictures that the view has as data URLs: the app asks for them by address
 */
export function renderSnapshot(
  page: string,
  view: LobbySnapshot,
  pictures: readonly string[] = [],
): string {
  const { origin, theme, offer, ways, bar } = view;
  return withLinksLater(page, pictures)
    .replace('<html ', (tag) => (theme === null ? tag : `${tag}data-theme="${theme}" `))
    .replace(place('choose-theme'), (script) => (origin === 'stored' ? WHOLE_FRAME : script))
    .replace('<div id="shell"', (tag) => `${tag} data-snapshot="${origin}"`)
    .replace(place('offer'), () => (offer === null ? '' : offerHtml(offer)))
    .replace(place('ways'), (skeleton) => (ways === null ? skeleton : waysHtml(ways)))
    .replace(
      place('lobby'),
      () => `<div class="shell-view" aria-hidden="true">${lobbyHtml(view)}</div>`,
    )
    .replaceAll(/<!-- word (\d) -->/g, (mark, at: string) => {
      const word = bar[Number(at)];
      return word === undefined ? mark : `<span>${escapeHtml(word)}</span>`;
    });
}
