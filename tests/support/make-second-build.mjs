/** Builds the next release into a folder: `node make-second-build.mjs FOLDER`. */
import { build } from 'vite';

const [, , outDir = ''] = process.argv;
if (outDir === '') throw new Error('where to?');

let changed = 0;
/**
 * Changes a sentence on a lazily loaded screen and in the lobby's own texts.
 * @type {import('vite').Plugin}
 */
const nextRelease = {
  name: 'next-release',
  enforce: 'pre',
  transform(code, id) {
    const isTexts = id.endsWith('/src/i18n/texts/en-PH/common.ts');
    const isAbout = id.endsWith('/src/screens/about/about-screen.tsx');
    if (!isTexts && !isAbout) return null;
    const next = isAbout
      ? code.replace('data-screen="about"', 'data-screen="about" data-release="next"')
      : code.replace(/appName: '([^']*)'/, "appName: '$1 Next'");
    if (next !== code) changed += 1;
    return next;
  },
};

await build({ root: process.cwd(), logLevel: 'error', plugins: [nextRelease], build: { outDir } });
if (changed !== 2) throw new Error(`the next release changes ${changed} of 2 files`);
