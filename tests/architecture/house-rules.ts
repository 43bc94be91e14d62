import { Visitor } from 'rolldown/utils';
import { listImports, resolveImport } from './imports.ts';
import { LAYER_FOLDERS } from './layer-table.ts';
import type { Rule } from './layer-rules.ts';
import { folderOf, isScript, lineOf, parse, type SourceFile } from './source-tree.ts';

const isProduct = ({ path }: SourceFile): boolean => /^(?:src|sw|server)\//.test(path);

/** Reports every match of a pattern in a text, with its line. */
const tellMatches = (file: SourceFile, text: string, pattern: RegExp, what: string) =>
  [...text.matchAll(pattern)].map((match) => ({
    path: file.path,
    why: `line ${lineOf(file, match.index)}: ${what} ${match[0].trim()}`,
  }));

/** Blanks comments and addresses out, keeping every position. */
const withoutCssComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, (match) => match.replaceAll(/[^\n]/g, ' '));

const HEX = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w/-])/gi;
const CSS_COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w/-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi;

/** Colours are tokens; only the theme defines their values. */
export const coloursAreTokens: Rule = (tree) =>
  tree
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/theme/'))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) {
        return tellMatches(file, withoutCssComments(file.text), CSS_COLOUR, 'a colour:');
      }
      if (!isScript(file)) return [];
      let texts = '';
      const keep = (start: number, text: string): void => {
        texts = texts.padEnd(start, ' ') + text;
      };
      new Visitor({
        Literal: ({ value, start }) => {
          if (typeof value === 'string') keep(start, value);
        },
        TemplateElement: ({ value, start }) => keep(start, value.raw),
        JSXText: ({ value, start }) => keep(start, value),
      }).visit(parse(file).program);
      return tellMatches(file, texts, HEX, 'a colour:');
    });

const MOST_LINES = 250;
const MOST_DATA_LINES = 600;

/** Files without functions are tables of data; so are locales and sheets of tokens. */
function isData(file: SourceFile): boolean {
  if (/^src\/(?:i18n\/(?:locales|texts)|theme)\//.test(file.path)) return true;
  if (!isScript(file)) return false;
  let hasFunction = false;
  const note = (): void => void (hasFunction = true);
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
    ClassDeclaration: note,
  }).visit(parse(file).program);
  return !hasFunction;
}

/** A file longer than 250 lines has two responsibilities; tables may be longer. */
export const filesAreShort: Rule = (tree) =>
  tree
    .filter((file) => isProduct(file) && /\.(?:tsx?|css)$/.test(file.path))
    .flatMap((file) => {
      const lines = file.text.trimEnd().split('\n').length;
      if (lines <= MOST_LINES) return [];
      const most = isData(file) ? MOST_DATA_LINES : MOST_LINES;
      return lines <= most ? [] : [{ path: file.path, why: `${lines} lines, at most ${most}` }];
    });

/** Returns whether a file makes an overlay. */
function isOverlay({ path, text }: SourceFile): boolean {
  if (!path.startsWith('src/') || !path.endsWith('.tsx')) return false;
  return /-(?:sheet|dialog|overlay|popup|drawer)\.tsx$/.test(path) || /\bdata-overlay=/.test(text);
}

/**
 * The gallery shows every component: a preview in the same folder imports it, by its name or by the end of it
 * (`./*-icon.tsx`).
 */
export const piecesHavePreviews: Rule = (tree) => {
  const previews = tree.filter(({ path }) => path.endsWith('.preview.tsx'));
  const shown = new Set(
    previews.flatMap(listImports).flatMap((imported) => {
      const target = resolveImport(imported);
      const isBeside = target.kind === 'file' && folderOf(target.path) === folderOf(imported.from);
      return isBeside ? [target.path] : [];
    }),
  );
  const shownByName = previews.flatMap(({ path, text }) =>
    [...text.matchAll(/'\.\/\*([\w.-]+)'/g)].map(([, ending]) => ({
      folder: folderOf(path),
      ending,
    })),
  );
  const isShown = (path: string) =>
    shown.has(path) ||
    shownByName.some(
      ({ folder, ending = '' }) => folderOf(path) === folder && path.endsWith(ending),
    );
  return tree
    .filter((file) => {
      const isPiece = /^src\/ui\/.*\.tsx$/.test(file.path) || isOverlay(file);
      return isPiece && !file.path.endsWith('.preview.tsx') && !isShown(file.path);
    })
    .map(({ path }) => ({ path, why: 'no *.preview.tsx beside it imports it' }));
};

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
const LOCALE = /^[a-z]{2}-[A-Z]{2}(?:\.[a-z0-9-]+)*$/;

/** Names are kebab-case; locales use the standard's spelling. */
export const namesAreKebab: Rule = (tree) =>
  tree.flatMap(({ path }) => {
    const isFine = (part: string): boolean =>
      KEBAB.test(part) ||
      part === 'README.md' ||
      (/i18n\/|\/texts\//.test(path) && LOCALE.test(part));
    return path.split('/').every(isFine) ? [] : [{ path, why: 'is not in kebab-case' }];
  });

const MOST_README_LINES = 15;

/** Each layer folder has a README of fifteen lines: what belongs there, what never does, what to copy. */
export const layersHaveReadmes: Rule = (tree) =>
  [...LAYER_FOLDERS, 'sw', 'server'].flatMap((folder) => {
    const path = `${folder}/README.md`;
    const readme = tree.find((file) => file.path === path);
    if (!readme) return [{ path, why: 'is missing' }];
    const lines = readme.text.trimEnd().split('\n').length;
    if (readme.text.trim() === '') return [{ path, why: 'is empty' }];
    return lines <= MOST_README_LINES ? [] : [{ path, why: `${lines} lines, at most 15` }];
  });

/** Built from parts, so that this file does not match its own pattern. */
const MACHINE_PATHS = new RegExp(
  [
    String.raw`(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/`,
    String.raw`\.\./shared\b`,
    String.raw`\b[A-Z]:\\Users\\`,
  ].join('|'),
  'g',
);

/** No file contains a path of the machine on which it was written. */
export const machinesAreNotNamed: Rule = (tree) =>
  tree.flatMap((file) => tellMatches(file, file.text, MACHINE_PATHS, 'a path of one machine:'));

const SUPPRESSION =
  /^[\s*]*(?:(?:oxlint|eslint)-disable[\w-]*|@ts-(?:ignore|expect-error|nocheck))/;

/** Every suppression gives a reason in words, after `--` or a colon. */
export const suppressionsHaveReasons: Rule = (tree) =>
  tree.filter(isScript).flatMap((file) =>
    parse(file).comments.flatMap(({ value, start }) => {
      if (!SUPPRESSION.test(value) || /(?:--|:)\s+\w+ \w+/.test(value)) return [];
      const why = `line ${lineOf(file, start)}: a suppression without a reason`;
      return [{ path: file.path, why }];
    }),
  );
