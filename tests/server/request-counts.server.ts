import { describe, expect, it } from 'vitest';
import { RequestCounts } from '#server/demo/faults/request-counts.ts';

describe('request counts', () => {
  it('contain the requests of each path, and the most concurrent ones of a folder', () => {
    const counts = new RequestCounts();
    const [endFirst] = [counts.add('/art/1.webp'), counts.add('/art/2.webp')];
    endFirst?.();
    counts.add('/art/1.webp')();
    expect(counts.read('/art/')).toEqual({ '/art/1.webp': 2, '/art/2.webp': 1 });
    expect(counts.mostAtOnce('/art/')).toEqual({ '/art/': 2 });
    counts.reset();
    expect(counts.read()).toEqual({});
    counts.add('/art/3.webp');
    expect(counts.mostAtOnce(), 'the one that is still open counts').toEqual({ '/art/': 2 });
  });

  it('are limited in number, whatever paths a caller makes up', () => {
    const counts = new RequestCounts();
    for (let turn = 0; turn < 20_000; turn += 1) counts.add(`/made-up/${turn}/`)();
    const paths = Object.keys(counts.read());
    expect(paths).toHaveLength(10_001);
    expect(counts.read('(others)/')).toEqual({ '(others)/': 10_000 });
    expect(Object.keys(counts.mostAtOnce())).toHaveLength(10_001);
  });
});
