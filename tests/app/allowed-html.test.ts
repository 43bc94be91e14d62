/** Any input is reduced to allowed tags and attributes, and no allowed content is lost. */
import { allowedHtml, HTML_ATTRIBUTES, HTML_TAGS } from '#shared/text/allowed-html.ts';
import { xssPayloads } from '#tests/support/xss-payloads.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const attribute = ` (?:${HTML_ATTRIBUTES.join('|')})="[^"<>]*"`;
/** Text without angle brackets, and tags in their one canonical form. */
const WRITTEN = new RegExp(`^(?:[^<>]|</?(?:${HTML_TAGS.join('|')})(?:${attribute})*>)*$`);

describe('HTML from the server', () => {
  it('stays unchanged when all of it is allowed', () => {
    const html =
      '<h2>Lanterns</h2><p>Every <b>Friday</b> &amp; Saturday, 5 &lt; 6.<br><a href="https://parola.example/?a=1&amp;b=2">More</a></p><ul><li>One</li></ul><table><tr><td colspan="2">x</td></tr></table><img src="/a.webp" alt="A &quot;star&quot;" width="20">';
    expect(allowedHtml(html)).toBe(html);
  });

  it.each([
    ['<P CLASS=x ID=y>a</P>', '<p>a</p>'],
    ["<a href='https://a.example/' onclick=x()>b</a >", '<a href="https://a.example/">b</a>'],
    ['<img/src=x/onerror=x()>', '<img src="x/onerror=x()">'],
    ['<img src="x" src="y" alt>', '<img src="x" alt="">'],
    [`<img alt='"><b>' src=a>`, '<img alt="&quot;&gt;&lt;b&gt;" src="a">'],
    ['1 < 2 > 0 <3', '1 &lt; 2 &gt; 0 &lt;3'],
    ['a<!-- <b>c</b> -->d<!x>e<?y>f</ z>g', 'adefg'],
    ['a<script>b</script>c<STYLE>d</sTyLe >e', 'ace'],
    ['a<script>b', 'a'],
    ['a<b', 'a'],
    ['a<b c="d>e', 'a<b>e'],
    ['<svg><p>a</p></svg><custom-tag>b</custom-tag>', '<p>a</p>b'],
  ])('%s becomes %s', (html, written) => expect(allowedHtml(html)).toBe(written));

  it.each(xssPayloads)('%s leaves only allowed HTML', (payload) => {
    expect(allowedHtml(payload)).toMatch(WRITTEN);
    expect(allowedHtml(`${payload}<p>after</p>`)).toMatch(WRITTEN);
  });

  it('is reduced to the canonical form, which a second pass leaves unchanged', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(...xssPayloads),
      fc.constantFrom('<', '>', '"', "'", '=', '/', '<!--', '-->', '</', ' on', '<p', '<a href='),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const written = allowedHtml(pieces.join(''));
        expect(written).toMatch(WRITTEN);
        expect(allowedHtml(written)).toBe(written);
      }),
      { numRuns: runsOf(2_000) },
    );
  });

  it('is processed in bounded time, even when it is crafted to be slow', () => {
    const many = 100_000;
    for (const part of [
      '<a ',
      '<a "',
      '<!--',
      '<style></style>',
      '<a x="',
      "<a x='y' ",
      '</',
      '<',
    ]) {
      const begun = performance.now();
      allowedHtml(part.repeat(many / part.length));
      expect(performance.now() - begun, part).toBeLessThan(2_000);
    }
  });
});
