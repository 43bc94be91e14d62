/** Methods that the oldest supported browsers lack (`browserslist` in package.json): iOS 15, Chrome before 110. */

/** Adds a method that is missing; like built-in ones it is not enumerable. */
function add(owner: object, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

const arrayMethods = {
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
    return Array.from(this).sort(compare);
  },
  toReversed(this: readonly unknown[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- a copy; the method that the rule prefers is this one
    return Array.from(this).reverse();
  },
  toSpliced(this: readonly unknown[], ...change: [start: number, count: number, ...unknown[]]) {
    const copy = Array.from(this);
    copy.splice(...change);
    return copy;
  },
  with(this: readonly unknown[], index: number, value: unknown) {
    const copy = Array.from(this);
    const at = index < 0 ? copy.length + index : index;
    if (at < 0 || at >= copy.length) throw new RangeError('the index is outside of the array');
    copy[at] = value;
    return copy;
  },
};

function canParse(url: string, base?: string): boolean {
  try {
    return new URL(url, base).href !== '';
  } catch {
    return false;
  }
}

function timeout(ms: number): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(new DOMException('timed out', 'TimeoutError')), ms);
  return control.signal;
}

export function addMissing(): void {
  for (const [name, method] of Object.entries(arrayMethods)) add(Array.prototype, name, method);
  add(URL, 'canParse', canParse);
  add(AbortSignal, 'timeout', timeout);
}
