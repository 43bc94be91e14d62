/**
 * Returns the fresh value with every part that equals the known one replaced by it, so that what selects an
 * unchanged part does not render again. Both are plain data as in JSON. As RTK Query does for its cache,
 * whose code loads after the lobby.
 */
export function keepEqualParts<Value>(known: unknown, fresh: Value): Value {
  if (Array.isArray(fresh)) {
    if (!Array.isArray(known)) return fresh;
    const parts: unknown[] = fresh.map((part, index) => keepEqualParts(known[index], part));
    const isSame = parts.length === known.length && parts.every((part, i) => part === known[i]);
    return (isSame ? known : parts) as Value;
  }
  if (!isRecord(fresh) || !isRecord(known)) return fresh;
  const parts = Object.entries(fresh).map(([name, part]) => {
    const knownPart = Object.hasOwn(known, name) ? known[name] : undefined;
    return [name, keepEqualParts(knownPart, part)] as const;
  });
  const isSame =
    parts.length === Object.keys(known).length &&
    parts.every(([name, part]) => Object.hasOwn(known, name) && part === known[name]);
  return (isSame ? known : Object.fromEntries(parts)) as Value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
