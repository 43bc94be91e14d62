import type { Plugin } from 'vite';

/** The files of the build that every visit loads, named in `chunks.ts`. */
const EVERY_VISIT = ['react', 'vendor', 'start', 'queries', 'later', 'packages', 'settled'];

/**
 * Makes V8 compile all of a file off the main thread while it downloads, instead of each function on its first
 * call. A plain comment to every other browser.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Puts the hint into the first line, where alone V8 looks for it. Rolldown's banner would stand below the
 * line that Vite adds to files with dynamic imports.
 */
export function compileHints(): Plugin {
  return {
    name: 'parola:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of EVERY_VISIT) {
          const chunk = chunks.find((one) => one.name === name);
          if (chunk === undefined) throw new Error(`the build has no file called ${name}`);
          chunk.code = `${COMPILE_HINT}\n${chunk.code}`;
        }
      },
    },
  };
}
