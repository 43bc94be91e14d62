import { lineOf, type SourceFile } from './source-tree.ts';

/** A rule of a style sheet. */
interface CssRule {
  /** `file:line selector`, for people. */
  readonly place: string;
  /** Media and other conditions around the rule, and the rule that it is nested in. */
  readonly context: string;
  readonly declarations: readonly string[];
}

/** Shorter rules may be equal by chance. */
const LEAST_DECLARATIONS = 3;

const LAYER = /^@layer\b/;
const KEYFRAMES = /^@keyframes\b/;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Blanks comments out, keeping every position. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** Ends of declarations and bounds of blocks; strings and parentheses are skipped. */
const MARKS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[(){};]/g;

/** Lists all rules of a style sheet, except steps of an animation. */
export function listRules(file: SourceFile): CssRule[] {
  const text = withoutComments(file.text);
  const rules: CssRule[] = [];
  const open: { head: string; start: number; declarations: string[] }[] = [];
  let depth = 0;
  let from = 0;

  const closeBlock = (): void => {
    const block = open.pop();
    if (block === undefined) throw new Error(`${file.path}: a } too many`);
    const around = open.map(({ head }) => head).filter((head) => !LAYER.test(head));
    if (block.head.startsWith('@') || around.some((head) => KEYFRAMES.test(head))) return;
    rules.push({
      place: `${file.path}:${lineOf(file, block.start)} ${block.head}`,
      context: around.join(' | '),
      declarations: block.declarations.sort(),
    });
  };

  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth > 0 || !/[{};]/.test(mark) || mark.length > 1) continue;
    const piece = text.slice(from, index);
    const said = oneLine(piece);
    if (mark === '{') {
      open.push({ head: said, start: from + piece.search(/\S/), declarations: [] });
    } else {
      if (said !== '') open.at(-1)?.declarations.push(said);
      if (mark === '}') closeBlock();
    }
    from = index + 1;
  }
  return rules;
}

/** Finds groups of equal rules: three declarations or more, in any order, under the same conditions. */
export function findTwins(files: readonly SourceFile[]): string[][] {
  const alike = new Map<string, string[]>();
  for (const { place, context, declarations } of files.flatMap(listRules)) {
    if (declarations.length < LEAST_DECLARATIONS) continue;
    const key = `${context} { ${declarations.join('; ')} }`;
    alike.set(key, [...(alike.get(key) ?? []), place]);
  }
  return [...alike.values()].filter(({ length }) => length > 1);
}
