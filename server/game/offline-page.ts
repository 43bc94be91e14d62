import { readPageFile } from '#server/core/http/own-pages.ts';
import type { VisitState } from '#server/game/game-handlers.ts';
import { KEPT_VISIT_ID } from '#server/game/pages/kept-visit.ts';
import { symbolAsData } from '#server/game/pictures/symbol.ts';

const asData = ({ src, ...picture }: { readonly src: string; readonly name: string }) => ({
  ...picture,
  src: symbolAsData(src),
});

/** The state with its pictures inside; the icon stays outside, as the app shows the game's name itself. */
const selfContained = ({ game, ...state }: VisitState): VisitState => ({
  ...state,
  game: {
    ...game,
    icon: '',
    hero: symbolAsData(game.hero),
    symbols: game.symbols.map(asData),
  },
});

/** Code inside a script element must not end it; in a string, this escape means the same. */
const inElement = (code: string): string => code.replaceAll(/<\/(?=script)/gi, String.raw`<\/`);

/** JSON has the slash only inside texts, where this escape means the same. */
const inScript = (value: object): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

async function readTexts(files: readonly string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readPageFile('game-pages', file)));
  return contents
    .map((content, index) => {
      if (content === undefined) throw new Error(`the build has no ${files[index]}`);
      return content.toString('utf8');
    })
    .join('\n');
}

/**
 * A demo as one page that loads nothing: its scripts, styles, pictures and the facts of its game are inside.
 * @throws when the server was not built
 */
export async function offlinePage(state: VisitState): Promise<string> {
  const { kind, lang } = state;
  const [styles, script] = await Promise.all([
    readTexts(['game.css', 'panels.css', `${kind}.css`]),
    readTexts([`whole-${kind}.js`]),
  ]);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>Demo</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body data-page="${kind}"><main id="game" aria-busy="true"></main>
<script type="application/json" id="${KEPT_VISIT_ID}">${inScript(selfContained(state))}</script>
<script type="module">${inElement(script)}</script>
</body>
</html>
`;
}
