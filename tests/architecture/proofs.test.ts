import { judgePromises, promiseTables, proofOf, titlePattern } from '#scripts/lib/promises.mjs';
import { describe, expect, it } from 'vitest';
import sections from '#tests/promises.json' with { type: 'json' };
import { checkProofs, readProject } from './proofs.ts';

checkProofs('docs/protection.md', 12);
checkProofs('docs/security.md', 14);

describe('the promises', () => {
  const promises = sections.flatMap((section) => section.promises);

  it('are each made once', () => {
    expect(promises.length).toBeGreaterThan(250);
    expect(new Set(promises.map(({ promise }) => promise)).size).toBe(promises.length);
  });

  it.each(promises)('$promise', ({ proofs }) => {
    expect(proofs).not.toEqual([]);
    for (const { file, title } of proofs.map(proofOf)) {
      expect(title, file).not.toBe('');
      expect(readProject(file)).toContain(title);
    }
  });

  it('are all on the page that npm run spec writes', () => {
    const page = readProject('docs/proofs.md');
    expect(promises.map(({ promise }) => promise).filter((text) => !page.includes(text))).toEqual(
      [],
    );
    const rows = page.split('\n').filter((line) => /^\| (?!Promise |-)/.test(line));
    expect(rows).toHaveLength(promises.length);
  });
});

describe('the state of a promise', () => {
  const made = [
    {
      section: 'Mail',
      promises: [
        {
          promise: 'Mail expires',
          proofs: ['tests/a.test.ts: expires', 'tests/b.dom.tsx: says so'],
        },
      ],
    },
  ];
  const outcome = (file: string, name: string, hasPassed = true) => ({ file, name, hasPassed });
  const stateBy = (...outcomes: ReturnType<typeof outcome>[]) =>
    judgePromises(made, outcomes)[0]?.state;

  it('is passed when every proof was run and none failed', () => {
    const first = outcome('tests/a.test.ts', 'mail expires');
    expect(stateBy(first, outcome('tests/b.dom.tsx', 'a mail › says so'))).toBe('passed');
    expect(stateBy(first, outcome('tests/b.dom.tsx', 'a mail › says so', false))).toBe('failed');
    expect(stateBy(first, outcome('tests/c.dom.tsx', 'a mail › says so'))).toBe('not run');
    expect(stateBy()).toBe('not run');
  });

  it('is found by titles with values in them', () => {
    const pattern = new RegExp(titlePattern('of $what.name (%s), sent ${TIMES} times'));
    expect(pattern.test('claims of a bonus (vip), sent 50 times at once')).toBe(true);
    expect(pattern.test('claims of a bonus, sent 50 times at once')).toBe(false);
  });

  it('has a column once there are results', () => {
    expect(promiseTables(judgePromises(made, []))).toContain('| Promise | Proof |');
    const judged = judgePromises(made, [outcome('tests/a.test.ts', 'expires', false)]);
    expect(promiseTables(judged)).toContain(
      '| Mail expires | failed | `tests/a.test.ts`: expires<br>',
    );
  });
});
