/** Finds values of a document that have the right format, and that nobody means: slips of an operator. */

/** All of it, in hundredths of a percent. */
const WHOLE_BPS = 10_000;
/** Lists in which the same id may stand several times: what somebody is given. */
const GIVEN_LISTS: ReadonlySet<string> = new Set(['props', 'rewards']);

/**
 * Says which value makes no sense, and why; undefined when there is none. Checked when an operator writes a
 * document, not when it is read: what a running lobby has always had must not stop it.
 */
export function nonsenseIn(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return numberProblem(value, path);
  if (Array.isArray(value)) return twiceIn(value, path) ?? partProblem(value.entries(), path);
  if (typeof value !== 'object' || value === null) return undefined;
  return reversedIn(value, path) ?? partProblem(Object.entries(value), path);
}

function partProblem(
  parts: Iterable<readonly [name: string | number, part: unknown]>,
  path: string,
): string | undefined {
  for (const [name, part] of parts) {
    const problem = nonsenseIn(part, path === '' ? String(name) : `${path}.${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function numberProblem(value: number, path: string): string | undefined {
  // An order may begin below 0.
  if (value < 0 && !/sort$/i.test(path)) return `${path}: ${value} is below 0`;
  return path.endsWith('Bps') && value > WHOLE_BPS
    ? `${path}: ${value} is more than all of it (${WHOLE_BPS})`
    : undefined;
}

/** A lowest value above its highest: `min` and `max`, `rechargeMin` and `rechargeMax`. */
function reversedIn(value: object, path: string): string | undefined {
  for (const [name, least] of Object.entries(value)) {
    const other = /(?:^m|M)in$/.test(name) ? name.replace(/in$/, 'ax') : '';
    const most: unknown = Reflect.get(value, other);
    if (typeof least === 'number' && typeof most === 'number' && least > most) {
      return `${path === '' ? '' : `${path}.`}${name}: ${least} is above ${other}, which is ${most}`;
    }
  }
  return undefined;
}

function twiceIn(list: readonly unknown[], path: string): string | undefined {
  if (GIVEN_LISTS.has(path.split('.').at(-1) ?? '')) return undefined;
  const seen = new Set<number | string>();
  for (const entry of list) {
    const id =
      typeof entry === 'object' && entry !== null ? (Reflect.get(entry, 'id') as unknown) : null;
    if (typeof id !== 'number' && typeof id !== 'string') continue;
    if (seen.has(id)) return `${path}: the id ${id} is there twice`;
    seen.add(id);
  }
  return undefined;
}
