import { distance } from 'fastest-levenshtein';

/** The known name that a mistyped one is most likely; undefined when none is close. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, away: distance(given.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.away - other.away);
  return nearest && nearest.away <= Math.max(1, Math.floor(given.length / 3))
    ? nearest.name
    : undefined;
}

/** `; did you mean --frozen?`, or nothing. */
export function didYouMean(given: string, known: readonly string[]): string {
  const nearest = nearestName(given, known);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
