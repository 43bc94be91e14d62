import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTags, hasTag, joinTags, splitTags } from '#server/marketing/links/link-tags.ts';

describe('the tags of a link', () => {
  it.each([
    ['poster, night market ,', ['poster', 'night market']],
    ['โปสเตอร์，ตลาดนัด、ﾎﾟｽﾀｰ', ['โปสเตอร์', 'ตลาดนัด', 'ﾎﾟｽﾀｰ']],
    ['Sale, SALE, ｓａｌｅ, sale\u200B', ['Sale']],
    [' , ,\u200B,\t', []],
    ['two\r\nlines  of\u00A0words', ['two lines of words']],
  ])('of %j are %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('stay the same when they are read again, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tags = splitTags(text);
        expect(splitTags(joinTags(tags))).toEqual(tags);
      }),
    );
  });

  it('are found without regard to case and width', () => {
    expect(hasTag('Sale, Night', 'ｎｉｇｈｔ')).toBe(true);
    expect(hasTag('Nightly', 'night')).toBe(false);
  });

  it('are counted by links, the most used first', () => {
    expect(countTags([{ tags: 'b, A' }, { tags: 'a' }, { tags: '' }, { tags: 'c' }])).toEqual([
      { name: 'A', links: 2 },
      { name: 'b', links: 1 },
      { name: 'c', links: 1 },
    ]);
  });
});
