/** Places in a JSON value, by names and positions with dots between them: `vipConfigList.2.name`. */

const partsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

/** The value at a place; undefined when there is none. */
export function atPath(value: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, part)
        ? (Reflect.get(at, part) as unknown)
        : undefined,
    value,
  );
}

/**
 * A copy of a value with another one at a place. The place before the last part must exist; a list takes a new
 * item at its end. Undefined when there is no such place.
 */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  const [part, ...rest] = partsOf(path);
  if (part === undefined) return next;
  if (typeof value !== 'object' || value === null || part === '__proto__') return undefined;
  const inner = rest.length === 0 ? next : withValueAt(atPath(value, part), rest.join('.'), next);
  if (inner === undefined) return undefined;
  if (!Array.isArray(value)) return { ...value, [part]: inner };
  const at = Number(part);
  if (!/^\d+$/.test(part) || at > value.length) return undefined;
  const items: unknown[] = [...value];
  items[at] = inner;
  return items;
}
