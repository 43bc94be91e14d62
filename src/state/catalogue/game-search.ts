/** Local search over the stored catalogue (spec §5: from three characters). */
import type { Game, GameId, Provider } from '#shared/game/game.ts';
import MiniSearch from 'minisearch';
import { foldText, foldWords, initialsOf, squeeze } from '#shared/search/fold.ts';
import { createGramIndex } from '#shared/search/gram-index.ts';
import { likeness } from '#shared/search/likeness.ts';

/** The searched data: the shown games, their providers, and the config's `searchAliases` by word. */
export interface SearchedCatalogue {
  readonly games: readonly Game[];
  readonly providers: readonly Provider[];
  readonly aliases: Readonly<Record<string, readonly GameId[]>>;
}

export interface GameSearch {
  /** Matching games, best first; empty when nothing is similar. */
  find(query: string): readonly Game[];
}

interface Entry {
  readonly id: GameId;
  readonly words: string;
  readonly initials: string;
  readonly provider: string;
  readonly aliases: string;
}

const FIELDS = ['words', 'initials', 'provider', 'aliases'] as const;

/** Number of candidates compared letter by letter: found by words, by letter n-grams, and by a part of the name. */
const BY_WORD_CANDIDATES = 60;
const BY_GRAM_CANDIDATES = 80;
const BY_PART_CANDIDATES = 120;
/** A less similar name is no match. */
const LEAST_LIKENESS = 0.5;

const bySpace = (text: string): string[] => text.split(' ').filter(Boolean);

/** Names indexed before the browser may handle input again. */
const NAMES_AT_ONCE = 200;

/** Builds the index in small steps: thousands of names take a slow phone half a second in all. */
export async function createGameSearch({
  games,
  providers,
  aliases,
}: SearchedCatalogue): Promise<GameSearch> {
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: bySpace,
    processTerm: (term) => term,
  });
  const makers = new Map(providers.map(({ id, name }) => [id, foldText(name)]));
  const called = aliasesByGame(aliases);
  const compared = new Map<GameId, Compared>();
  const grams = createGramIndex();
  await index.addAllAsync(
    games.map((game) => {
      const words = foldText(game.name);
      const name = squeeze(words);
      const initials = initialsOf(words);
      const provider = makers.get(game.providerId) ?? '';
      const also = called.get(game.id) ?? [];
      const namings = bySpace(`${words} ${provider}`);
      const exact = squeeze(foldWords(game.name));
      compared.set(game.id, { game, namings, name, exact, initials, aliases: also.map(squeeze) });
      grams.add(name);
      return { id: game.id, words, initials, provider, aliases: also.join(' ') };
    }),
    { chunkSize: NAMES_AT_ONCE },
  );

  return {
    find(query) {
      const folded = foldText(query);
      const typed = squeeze(folded);
      if (typed === '') return [];
      const found = index.search({
        combineWith: 'OR',
        queries: [
          {
            queries: bySpace(folded),
            fields: ['words', 'provider', 'aliases'],
            prefix: (_term, at, terms) => at === terms.length - 1,
            fuzzy: (term) => (term.length < 4 ? false : 0.25),
            maxFuzzy: 1,
            boost: { words: 2, aliases: 2 },
          },
          { queries: [typed], fields: ['initials'], prefix: true, boost: { initials: 2 } },
        ],
      });
      const scores = new Map<GameId, number>(
        found.slice(0, BY_WORD_CANDIDATES).map(({ id, score }) => [id as GameId, score]),
      );
      for (const at of grams.nearest(typed, BY_GRAM_CANDIDATES)) {
        const id = games[at]?.id;
        if (id !== undefined && !scores.has(id)) scores.set(id, 0);
      }
      // Thai writes words without spaces: a short one inside a name is found by no index.
      for (const { game } of holding(typed, compared)) {
        if (!scores.has(game.id)) scores.set(game.id, 0);
      }
      const exact = squeeze(foldWords(query));
      return [...scores]
        .flatMap(([id, score]) => {
          const entry = compared.get(id);
          return entry === undefined
            ? []
            : [
                {
                  game: entry.game,
                  like: likenessOf(folded, typed, entry),
                  score,
                  exactness: exactnessOf(exact, typed, entry),
                },
              ];
        })
        .filter(({ like }) => like >= LEAST_LIKENESS)
        .sort((a, b) => b.exactness - a.exactness || b.like - a.like || b.score - a.score)
        .map(({ game }) => game);
    },
  };
}

/** A game in the form in which it is compared with the query; all texts folded. */
interface Compared {
  readonly game: Game;
  /** The words of its name and of its provider. */
  readonly namings: readonly string[];
  /** Its name without spaces. */
  readonly name: string;
  /** Its name without spaces, with tone marks. */
  readonly exact: string;
  readonly initials: string;
  /** Without spaces. */
  readonly aliases: readonly string[];
}

/** Names that contain the typed text, those that begin with it first; `BY_PART_CANDIDATES` at most. */
function holding(typed: string, compared: ReadonlyMap<GameId, Compared>): readonly Compared[] {
  const starts: Compared[] = [];
  const others: Compared[] = [];
  for (const entry of compared.values()) {
    const at = entry.name.indexOf(typed);
    if (at === 0) starts.push(entry);
    else if (at > 0 && others.length < BY_PART_CANDIDATES) others.push(entry);
  }
  return [...starts, ...others].slice(0, BY_PART_CANDIDATES);
}

/** The name as typed comes first; then the name but for tone marks; then names with the typed words as they are. */
function exactnessOf(exact: string, typed: string, game: Compared): number {
  if (game.exact === exact) return 3;
  if (game.name === typed) return 2;
  return exact !== typed && game.exact.includes(exact) ? 1 : 0;
}

/** Weight of each kind of match relative to the exact name. */
const BY_ALIAS = 0.97;
const BY_WORDS = 0.95;
const BY_INITIALS = 0.9;

function likenessOf(folded: string, typed: string, game: Compared): number {
  const { namings, name, initials, aliases } = game;
  return Math.max(
    likeness(typed, name),
    ...aliases.map((alias) => BY_ALIAS * whole(typed, alias)),
    BY_WORDS * wordsLikeness(bySpace(folded), namings),
    initials !== '' && initials.startsWith(typed)
      ? BY_INITIALS * (typed.length / initials.length)
      : 0,
  );
}

/** An alias matches only as a whole: a part of it is another word. */
const whole = (typed: string, alias: string): number =>
  Math.min(likeness(typed, alias), likeness(alias, typed));

/** Compares words in any order, each with its most similar word; longer words weigh more. */
function wordsLikeness(typed: readonly string[], words: readonly string[]): number {
  let letters = 0;
  let sum = 0;
  for (const word of typed) {
    letters += word.length;
    sum += word.length * Math.max(0, ...words.map((other) => likeness(word, other)));
  }
  return letters === 0 ? 0 : sum / letters;
}

/** Other names of each game. */
function aliasesByGame(
  aliases: SearchedCatalogue['aliases'],
): ReadonlyMap<GameId, readonly string[]> {
  const called = new Map<GameId, string[]>();
  for (const [word, ids] of Object.entries(aliases)) {
    const folded = foldText(word);
    for (const id of ids) called.set(id, [...(called.get(id) ?? []), folded]);
  }
  return called;
}
