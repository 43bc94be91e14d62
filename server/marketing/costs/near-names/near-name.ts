import { distance } from 'fastest-levenshtein';
import { nameKey } from '#shared/text/text.ts';

export type NamedDimension = 'source' | 'campaign';

/** A name of a table that the report does not know, and a known one that it resembles. */
export interface NearName {
  dimension: NamedDimension;
  name: string;
  known: string;
}

/** What somebody said about near names: one answer for all, or by `answerKey` the name that is stored. */
export type NameAnswers = 'keep' | 'known' | ReadonlyMap<string, string>;

/** More are kept as they are written. */
export const MOST_ASKED = 20;

export const answerKey = ({ dimension, name }: Pick<NearName, 'dimension' | 'name'>): string =>
  `${dimension} ${name}`;

/** The name that was chosen; undefined for an open question. */
export function chosenName(near: NearName, answers: NameAnswers | undefined): string | undefined {
  if (answers === 'keep') return near.name;
  if (answers === 'known') return near.known;
  const chosen = answers?.get(answerKey(near));
  return chosen === near.name || chosen === near.known ? chosen : undefined;
}

/** Without case, width, spaces and separators. */
const plain = (name: string): string => nameKey(name).replaceAll(/[\s_.\-–—]+/g, '');

/** Without a version at its end: `-v2`, ` 3`, `(copy)`. */
const withoutVersion = (name: string): string =>
  nameKey(name)
    .replace(/[\s_.\-–—]*(?:\(?(?:copy|v\.?\s?\d{1,3}|\d{1,2})\)?)$/, '')
    .replaceAll(/[\s_.\-–—]+/g, '');

/** How many letters may differ. */
const mostApart = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Known names, prepared for many comparisons. */
export interface KnownNames {
  keys: ReadonlySet<string>;
  names: readonly { name: string; plain: string; stem: string }[];
}

/** @param names the most used first */
export const prepareKnown = (names: readonly string[]): KnownNames => ({
  keys: new Set(names.map(nameKey)),
  names: names.map((name) => ({ name, plain: plain(name), stem: withoutVersion(name) })),
});

/** The known name that was probably meant; undefined for a known name, or one like no other. */
export function nearName(name: string, { keys, names }: KnownNames): string | undefined {
  if (keys.has(nameKey(name))) return undefined;
  const [own, stem] = [plain(name), withoutVersion(name)];
  if (own === '') return undefined;
  const most = mostApart(own.length);
  let best: { name: string; far: number } | undefined;
  for (const other of names) {
    const isLong = Math.abs(other.plain.length - own.length) > most;
    const apart = isLong ? Infinity : distance(own, other.plain);
    const isSameStem = stem.length > 2 && stem === other.stem;
    const far = apart <= most ? apart : isSameStem ? most + 1 : Infinity;
    if (far < (best?.far ?? Infinity)) best = { name: other.name, far };
  }
  return best?.name;
}
