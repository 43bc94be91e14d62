/// <reference lib="dom" />
import { rolldown } from 'rolldown';
import { makeGames } from '../../server/demo/seed/games.ts';
import { PROVIDERS } from '../../server/demo/seed/providers.ts';
import { makeSearchAliases } from '../../server/demo/seed/search-aliases.ts';
import { badQueries } from '../../tests/search/bad-queries.ts';
import { inRoot } from '../lib/root.mjs';
import { CPU_SLOWDOWN } from './emulated-phone.mjs';
import { percentile } from './report.mjs';

const GAMES = 5_000;
const BAR_MS = 16;

/** Bundles the app's own search into one script for a bare page. */
async function bundleSearch() {
  const bundle = await rolldown({
    input: inRoot('src', 'state', 'catalogue', 'game-search.ts'),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'bench', minify: true });
  await bundle.close();
  return output[0].code;
}

/**
 * A catalogue of five thousand names of a market, as the app searches it.
 * @param {'ph' | 'th'} market
 */
function catalogueOf(market) {
  const games = makeGames({ market, count: GAMES, now: Date.UTC(2026, 0, 1) });
  return {
    games: games.map(({ id, brandId, name }) => ({ id, providerId: brandId, name })),
    providers: PROVIDERS,
    aliases: makeSearchAliases(market, games),
    queries: badQueries.filter((query) => query.market === market).map(({ typed }) => typed),
  };
}

/**
 * Builds the index in the page, then runs each query once; returns the times in ms.
 * @param {ReturnType<typeof catalogueOf>} catalogue
 */
async function searchInPage({ queries, ...catalogue }) {
  const { createGameSearch } =
    /** @type {{ bench: typeof import('../../src/state/catalogue/game-search.ts') }} */ (
      /** @type {unknown} */ (globalThis)
    ).bench;
  const start = performance.now();
  const search = await createGameSearch(
    /** @type {import('../../src/state/catalogue/game-search.ts').SearchedCatalogue} */ (
      /** @type {unknown} */ (catalogue)
    ),
  );
  const making = performance.now() - start;
  const taken = queries.map((query) => {
    const before = performance.now();
    search.find(query);
    return performance.now() - before;
  });
  return { making, taken };
}

/** @type {import('../bench.mjs').Bench} */
export const search = {
  title: `search: 200 bad queries over ${GAMES} names, ${CPU_SLOWDOWN}× CPU slowdown`,
  async run({ browser, runs, say }) {
    const script = await bundleSearch();
    const catalogues = [catalogueOf('ph'), catalogueOf('th')];
    const samples = [];
    for (let run = 1; run <= runs; run += 1) {
      const taken = [];
      let making = 0;
      for (const catalogue of catalogues) {
        const page = await browser.newPage();
        try {
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
          await page.addScriptTag({ content: script });
          const found = await page.evaluate(searchInPage, catalogue);
          taken.push(...found.taken);
          making = Math.max(making, found.making);
        } finally {
          await page.close();
        }
      }
      const p95 = percentile(taken, 0.95);
      say(`run ${run}: ${taken.length} queries, p95 ${p95.toFixed(1)} ms`);
      samples.push({ making, p95, median: percentile(taken, 0.5), slowest: Math.max(...taken) });
    }
    return [
      { what: 'one query, p95', samples: samples.map(({ p95 }) => p95), unit: 'ms', bar: BAR_MS },
      { what: 'one query, median', samples: samples.map(({ median }) => median), unit: 'ms' },
      { what: 'the slowest query', samples: samples.map(({ slowest }) => slowest), unit: 'ms' },
      {
        what: 'the index, once, in steps between frames',
        samples: samples.map(({ making }) => making),
        unit: 'ms',
      },
    ];
  },
};
