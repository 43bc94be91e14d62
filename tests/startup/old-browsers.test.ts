/** The oldest supported browsers (`browserslist` in package.json): what they lack is added. */
import { readFileSync } from 'node:fs';
import { addMissing } from '#startup/old-browsers/missing-methods.ts';
import { describe, expect, it } from 'vitest';

/** Methods of each global, as the polyfills add them. */
const METHODS: readonly (readonly [object, readonly string[]])[] = [
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
  [URL, ['canParse']],
  [AbortSignal, ['timeout']],
];

/** Runs the work with the built-in methods removed and the polyfills in their place. */
async function withPolyfills<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const taken = METHODS.flatMap(([owner, names]) =>
    names.map((name) => {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      Reflect.deleteProperty(owner, name);
      return { owner, name, own };
    }),
  );
  try {
    addMissing();
    return await work();
  } finally {
    for (const { owner, name, own } of taken) if (own) Object.defineProperty(owner, name, own);
  }
}

const results = () => {
  const list = [3, 1, 2];
  return {
    sorted: [list.toSorted(), list.toSorted((a, b) => b - a), list],
    reversed: list.toReversed(),
    spliced: [list.toSpliced(1, 1), list.toSpliced(0, 0, 9), list.toSpliced(-1, 5, 7, 8)],
    with: [list.with(0, 9), list.with(2, 9)],
    parsed: [
      URL.canParse('https://a.test/x'),
      URL.canParse('/x'),
      URL.canParse('/x', 'https://a.test'),
    ],
    keys: Object.keys(Array.prototype),
  };
};

describe('the polyfills', () => {
  it('do what the browser’s own methods do', async () => {
    expect(await withPolyfills(results)).toEqual(results());
  });

  it('refuse an index outside of the array', async () => {
    await withPolyfills(() => expect(() => [1].with(1, 2)).toThrow(RangeError));
  });

  it('end a call in time', async () => {
    const error: unknown = await withPolyfills(
      () =>
        new Promise((resolve) => {
          const signal = AbortSignal.timeout(1);
          signal.addEventListener('abort', () => resolve(signal.reason));
        }),
    );
    expect(error).toMatchObject({ name: 'TimeoutError' });
  });
});

it('the boot script asks for one method of each global that they add to', () => {
  const boot = readFileSync('src/startup/boot.ts', 'utf8');
  expect(boot).toContain(
    "'toSorted' in Array.prototype && 'timeout' in AbortSignal && 'canParse' in URL",
  );
});
