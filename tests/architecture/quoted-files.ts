/** Names of files and folders that documents and comments quote. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, isScript, parse, type SourceFile, type Violation } from './source-tree.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folders whose paths are quoted from the project folder. */
const TOP_FOLDERS = [
  'src',
  'server',
  'sw',
  'scripts',
  'tests',
  'docs',
  'icons',
  'deploy',
  '.ci',
] as const;
const FROM_TOP = new RegExp(`^(?:${TOP_FOLDERS.join('|').replace('.', String.raw`\.`)})/`);

/** A block of code, such as commands. */
const FENCE = /^```[\s\S]*?^```/gm;
const FILE_NAME = /\.(?:tsx?|mjs|css|md|sql)$/;
/** Letters of a path, and of the patterns `<noun>`, `*` and `{a,b}`. */
const PATH = /^[\w.@#/<>*{},-]+$/;
const packageJson = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};
/** `#shared/` is `src/shared/`. */
const ALIASES = Object.entries(packageJson.imports).map(
  ([alias, target]) => [alias.replace('*', ''), target.slice(2).replace('*', '')] as const,
);

/** Every file and folder of the project, from the project folder; folders without a final slash. */
export function listPaths(): ReadonlySet<string> {
  const inFolders = TOP_FOLDERS.flatMap((folder) => [
    folder,
    ...readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ]);
  return new Set([...inFolders, ...readdirSync(ROOT)]);
}

/** Finds quoted names that are in no file or folder of the project. */
export function missingQuotes(
  files: readonly SourceFile[],
  paths: ReadonlySet<string>,
): Violation[] {
  const all = [...paths].map((path) => `/${path}\n`).join('');
  return files.flatMap((file) =>
    quotesIn(file)
      .flatMap(expandBraces)
      .filter((quote) => !isKnown(quote, folderOf(file.path), paths, all))
      .map((quote) => ({ path: file.path, why: `quotes ${quote}, which does not exist` })),
  );
}

function quotesIn(file: SourceFile): string[] {
  if (file.path.endsWith('.md')) {
    const fenced = [...file.text.matchAll(FENCE)].map(([block]) => block).join('\n');
    const prose = file.text.replaceAll(FENCE, '');
    const links = [...prose.matchAll(/\]\((?<target>[^)\s]+)\)/g)]
      .map(({ groups }) => groups?.['target']?.replace(/#.*$/, '') ?? '')
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
      .map((target) => posix.join(folderOf(file.path), target));
    const inCommands = namesIn(fenced).filter((name) => FROM_TOP.test(name));
    return [...links, ...namesIn(inBackticks(prose)), ...inCommands];
  }
  return namesIn(commentsOf(file));
}

const inBackticks = (text: string): string =>
  [...text.matchAll(/`(?<quoted>[^`\n]+)`/g)]
    .map(({ groups }) => groups?.['quoted'] ?? '')
    .join('\n');

function commentsOf(file: SourceFile): string {
  if (isScript(file) || file.path.endsWith('.mjs')) {
    return parse(file)
      .comments.map(({ value }) => value)
      .join('\n');
  }
  return [...file.text.matchAll(/\/\*[\s\S]*?\*\//g)].map(([comment]) => comment).join('\n');
}

/** A made-up name: `x.ts`, `a/b.ts`. */
const PLACEHOLDER = /(?:^|\/)[a-z](?:\.[a-z]+)+$/;

/** Words that are paths from the project folder, file names, or folders with a final slash. */
function namesIn(text: string): string[] {
  return text
    .split(/[\s`'"()[\]=|]+/)
    .map((word) => word.replace(/^\.\//, '').replace(/[.,:;]+$|:\d+$/, ''))
    .map(withoutAlias)
    .filter((word) => PATH.test(word) && !word.startsWith('/') && !word.includes('//'))
    .filter((word) => FROM_TOP.test(word) || isFileName(word) || /^(?:[a-z-]+\/)+$/.test(word))
    .filter((word) => !PLACEHOLDER.test(word));
}

/** Whether a word ends like a file of the project; `.ts` and `*.ts` name a kind of file. */
const isFileName = (word: string): boolean =>
  FILE_NAME.test(word) &&
  !/(?:^|\/)[*.]/.test(word) &&
  !/^(?:dist|\.cache|node_modules)\//.test(word);

function withoutAlias(word: string): string {
  const found = ALIASES.find(([alias]) => word.startsWith(alias));
  return found ? found[1] + word.slice(found[0].length) : word;
}

/** Braces name several files. */
function expandBraces(path: string): string[] {
  const { before, options, after } =
    /^(?<before>[^{]*)\{(?<options>[^}]*)\}(?<after>.*)$/.exec(path)?.groups ?? {};
  if (before === undefined || options === undefined || after === undefined) return [path];
  return options.split(',').flatMap((option) => expandBraces(before + option + after));
}

function isKnown(quote: string, folder: string, paths: ReadonlySet<string>, all: string): boolean {
  const path = quote.replace(/\/$/, '');
  if (paths.has(path)) return true;
  // A path from the file's own folder, or the end of any path.
  if (!FROM_TOP.test(path) && (paths.has(posix.join(folder, path)) || all.includes(`/${path}\n`))) {
    return true;
  }
  // A decision is quoted by its number.
  if (/\/\d{4}$/.test(path)) return all.includes(`/${path}-`);
  return /[<*]/.test(path) && patternOf(path).test(all);
}

/** `<noun>` stands for one name, `**` for any folders, `*` for a part of a name. */
function patternOf(path: string): RegExp {
  const start = FROM_TOP.test(path) ? '^/' : '/';
  const body = path
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/<[^>]*>/g, '[^/\\n]+')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/\\n]*')
    .replaceAll('\0', '.*');
  return new RegExp(`${start}${body}$`, 'm');
}
