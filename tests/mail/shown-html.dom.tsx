/** The console's preview of a mail has what the app shows of it, and nothing else. */
import { cleanHtml } from '#browser/page/clean-html.ts';
import { shownHtml } from '#server/operator/pages/mail/shown-html.ts';
import { describe, expect, it } from 'vitest';

const [payloads = ''] = Object.values(
  import.meta.glob<string>('/tests/data/xss-payloads.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const xssPayloads = payloads.split('\n').filter((line) => /^(?!# |\/\/ )./.test(line));

const ORIGIN = 'https://play.test';

/** What a reader sees and can reach. */
function seenIn(content: ParentNode) {
  const all = (name: string, read: (element: Element) => unknown) =>
    [...content.querySelectorAll(name)].map(read);
  return {
    text: (content.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    links: all('a', (link) => new URL(link.getAttribute('href') ?? '').href),
    pictures: all('img', (image) => new URL(image.getAttribute('src') ?? '', ORIGIN).href),
    headings: all('h3', ({ textContent }) => textContent),
  };
}

const inPreview = (html: string): HTMLElement => {
  const parsed = new DOMParser().parseFromString(
    `<body><article><div id="mail">${shownHtml(html, ORIGIN)}</div></article><i>after</i>`,
    'text/html',
  );
  const found = parsed.querySelector<HTMLElement>('#mail');
  if (!found) throw new Error('the mail left its place');
  // Nothing of the mail reaches beyond its own element.
  expect(parsed.querySelector('article')?.textContent).toBe(found.textContent);
  return found;
};

/** DOMPurify loses the first node in happy-dom, which is no browser. */
const inApp = (html: string): DocumentFragment =>
  cleanHtml(`<br>${html}`, { origin: ORIGIN, headingLevel: 3 });

describe('the preview of a mail', () => {
  it.each([
    '<h1>Come</h1><p>Every <b>Friday</b><br>a new line &amp; more</p><ul><li>One</li></ul>',
    '<a href="https://a.test/?x=1&amp;y=2">web</a> <a href="/lobby/home">path</a> <a href="mailto:a@a.test">mail</a>',
    '<a href="https://user:secret@a.test/">login</a> <a href="http://a.test">plain</a>',
    '<img src="/static/pictures/a.webp" alt="own"> <img src="https://elsewhere.test/a.png" alt="other">',
    '<img src="//elsewhere.test/a.png" alt="two slashes"> <img src="/\\elsewhere.test/a.png" alt="back">',
    '<img src="https://play.test/a.png" alt="whole address">',
    '<p onclick="x()">Words<script>x()</script><style>p{}</style> stay</p><form><input></form>',
    '<table><tr><th>Day</th><td colspan="2">Friday</td></tr></table><hr><blockquote>Said</blockquote>',
  ])('shows %s as the app does', (html) => {
    expect(seenIn(inPreview(html))).toEqual(seenIn(inApp(html)));
  });

  it.each(xssPayloads)('has nothing that runs of %s', (payload) => {
    const shown = inPreview(payload);
    for (const element of shown.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => /^on|^style$/.test(name))).toEqual([]);
    }
    expect(shown.querySelector('script, style, iframe, object, embed, form, svg')).toBeNull();
    const { links, pictures } = seenIn(shown);
    for (const link of links) expect(link).toMatch(/^https?:/);
    for (const picture of pictures) expect(picture).toMatch(/^https:\/\/play\.test\//);
  });

  it('closes what a mail leaves open, and ignores what it closes too much', () => {
    expect(shownHtml('</div></article><ul><li><b>a</ul></p>b', ORIGIN)).toBe(
      '<ul><li><b>a</b></li></ul>b',
    );
    expect(shownHtml('<a href="javascript:x()"><b>a</a>b</b>', ORIGIN)).toBe('<b>a</b>b');
  });
});
