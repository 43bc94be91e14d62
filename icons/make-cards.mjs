/*
 * Paints the pictures that messengers and networks show beside a link to the app:
 * `node icons/make-cards.mjs`. The JPEGs are committed, so a build needs none of this.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium, NO_CHROMIUM } from '../scripts/lib/find-chromium.mjs';

/** What networks ask for (Open Graph). */
const SIZE = { width: 1200, height: 630 };

const WORDS = {
  'en-PH': {
    lead: 'A night market of games by the sea',
    kinds: 'Slots · Fishing · Poker · Sports · Live · Arcade',
  },
  'th-TH': {
    lead: 'ตลาดเกมกลางคืนริมทะเล',
    kinds: 'สล็อต · ยิงปลา · ไพ่ · กีฬา · ไลฟ์ · อาร์เคด',
  },
};

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const font = async (subset, weight) => {
  const file = `../node_modules/@fontsource/kanit/files/kanit-${subset}-${weight}-normal.woff2`;
  const data = (await readFile(here(file))).toString('base64');
  return `@font-face { font-family: Kanit; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); unicode-range: ${subset === 'thai' ? 'U+0E00-0E7F' : 'U+0000-00FF, U+2000-206F'}; }`;
};

const fonts = await Promise.all(
  ['latin', 'thai'].flatMap((subset) => [400, 600].map((weight) => font(subset, weight))),
);
const icon = await readFile(here('icon.svg'), 'utf8');

const pageOf = ({ lead, kinds }) => `<!doctype html><meta charset="utf-8"><style>
${fonts.join('\n')}
* { margin: 0; box-sizing: border-box; }
body {
  display: grid; grid-template-columns: 1fr 430px; align-items: center; gap: 56px;
  width: ${SIZE.width}px; height: ${SIZE.height}px; padding: 0 84px; overflow: hidden;
  background: radial-gradient(circle at 80% 44%, #5a3f9f 0, #2a1f66 34%, #14104a 58%, #0b0824 100%);
  color: #fff; font-family: Kanit;
}
h1 { font-size: 132px; font-weight: 600; line-height: 1; letter-spacing: -2px; }
p { margin-top: 26px; color: #e9e3ff; font-size: 42px; line-height: 1.3; text-wrap: balance; }
.kinds { color: #ffcf63; font-size: 27px; }
.age { display: inline-block; margin-top: 34px; padding: 6px 20px; border: 3px solid #b9aef0; border-radius: 99px; color: #d9d2ff; font-size: 27px; font-weight: 600; }
svg { width: 430px; height: 430px; border-radius: 98px; box-shadow: 0 30px 90px #05031a; }
</style><main><h1>Parola</h1><p>${lead}</p><p class="kinds">${kinds}</p><span class="age">21+</span></main>${icon}`;

const executablePath = ensureChromium((line) => process.stderr.write(`${line}\n`));
if (executablePath === undefined) throw new Error(NO_CHROMIUM);
const browser = await chromium.launch({ executablePath });
try {
  await mkdir(here('cards'), { recursive: true });
  const page = await browser.newPage({ viewport: SIZE });
  for (const [language, words] of Object.entries(WORDS)) {
    await page.setContent(pageOf(words));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const jpeg = await sharp(await page.screenshot())
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    await writeFile(here(`cards/card-${language}.jpg`), jpeg);
  }
} finally {
  await browser.close();
}
