import { createHash } from 'node:crypto';
import type { GameKind } from '#server/core/database/game-kind.ts';
import { readPageFile } from '#server/core/http/own-pages.ts';
import type { GameState, VisitState } from '#server/game/game-handlers.ts';
import type { PageLanguage } from '#server/game/handler.ts';
import { FACTS } from '#server/game/pages/page-facts.ts';
import { symbolAsData } from '#server/game/pictures/symbol.ts';
import { KIND_TITLES } from '#server/game/rules/kinds.ts';

/** The code of a kind's page, and the sources that its policy allows. */
export interface PageCode {
  readonly styles: string;
  readonly script: string;
  readonly sources: { readonly script: string; readonly style: string };
}

/** A page's facts, by the element that has them. */
export type PageFacts =
  | { readonly name: 'visit'; readonly value: VisitState }
  | { readonly name: 'state'; readonly value: GameState };

/** Code inside a script element must not end it; in a string, this escape means the same. */
const inElement = (code: string): string => code.replaceAll(/<\/(?=script)/gi, String.raw`<\/`);

/** JSON has the slash only inside texts, where this escape means the same. */
const inScript = (value: object): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

async function readTexts(files: readonly string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readPageFile('game-pages', file)));
  return contents
    .map((content, index) => {
      if (content === undefined) throw new Error(`the build has no ${files[index]}`);
      return content.toString('utf8');
    })
    .join('\n');
}

async function readCode(kind: GameKind): Promise<PageCode> {
  const [styles, whole] = await Promise.all([
    readTexts(['game.css', 'panels.css', `${kind}.css`]),
    readTexts([`${kind}.js`]),
  ]);
  const script = inElement(whole);
  return { styles, script, sources: { script: hashOf(script), style: hashOf(styles) } };
}

const codes = new Map<GameKind, Promise<PageCode>>();

/**
 * The code of a kind's page; read once.
 * @throws when the server was not built
 */
export function codeOf(kind: GameKind): Promise<PageCode> {
  const code = codes.get(kind) ?? readCode(kind);
  codes.set(kind, code);
  code.catch(() => codes.delete(kind));
  return code;
}

const asData = ({ src, ...picture }: { readonly src: string; readonly name: string }) => ({
  ...picture,
  src: symbolAsData(src),
});

/** The facts with the game's pictures inside. Its icon stays an address. */
function withPictures<State extends VisitState | GameState>({ game, ...state }: State) {
  return {
    ...state,
    game: { ...game, hero: symbolAsData(game.hero), symbols: game.symbols.map(asData) },
  };
}

interface WholePage {
  readonly kind: GameKind;
  readonly lang: PageLanguage;
  readonly code: PageCode;
  /** Without them the page requests its state. */
  readonly facts: PageFacts | undefined;
}

/**
 * A game as one page: its scripts, styles, pictures and facts are inside, because a sandboxed page has no
 * cache of its own, and each request costs a round trip.
 */
export function wholePage({ kind, lang, code, facts }: WholePage): string {
  const inside =
    facts &&
    `<script type="application/json" id="${FACTS[facts.name]}">${inScript(withPictures(facts.value))}</script>\n`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${KIND_TITLES[kind]}</title>
<link rel="icon" href="data:,">
<style>${code.styles}</style>
</head>
<body data-page="${kind}"><main id="game" aria-busy="true"></main>
${inside ?? ''}<script type="module">${code.script}</script>
</body>
</html>
`;
}
