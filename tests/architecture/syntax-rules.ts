import { Visitor } from 'rolldown/utils';
import type { Rule } from './layer-rules.ts';
import {
  isScript,
  lineOf,
  parse,
  readTree,
  type SourceFile,
  type Violation,
} from './source-tree.ts';

type Handlers = ConstructorParameters<typeof Visitor>[0];

/**
 * Walks the syntax of the scripts that `isMine` selects, and collects the violations that `watch` reports.
 */
export function onSyntax(
  isMine: (path: string) => boolean,
  watch: (report: (position: number, why: string) => void) => Handlers,
): Rule {
  return (tree) =>
    tree
      .filter((file) => isScript(file) && isMine(file.path))
      .flatMap((file: SourceFile) => {
        const found: Violation[] = [];
        const report = (position: number, why: string): void => {
          found.push({ path: file.path, why: `line ${lineOf(file, position)}: ${why}` });
        };
        new Visitor(watch(report)).visit(parse(file).program);
        return found;
      });
}

const isProduct = (path: string): boolean => /^(?:src|sw|server)\//.test(path);

const HUNDREDTH = 0.01;

/** Money is divided by a hundred in one place only, so that no amount is rounded by accident. */
export const moneyIsDividedOnce = onSyntax(
  (path) => isProduct(path) && path !== 'src/shared/money/money.ts',
  (report) => ({
    BinaryExpression: ({ operator, left, right, start }) => {
      const isDivided = operator === '/' && right.type === 'Literal' && right.value === 100;
      const isScaled =
        operator === '*' &&
        [left, right].some((side) => side.type === 'Literal' && side.value === HUNDREDTH);
      if (isDivided || isScaled) report(start, 'divides by 100: use shared/money/money.ts');
    },
    AssignmentExpression: ({ operator, right, start }) => {
      if (operator === '/=' && right.type === 'Literal' && right.value === 100) {
        report(start, 'divides by 100: use shared/money/money.ts');
      }
    },
  }),
);

/** The domain reads no clock and no random numbers, so that every result is reproducible. */
export const domainIsPure = onSyntax(
  (path) => path.startsWith('src/shared/'),
  (report) => ({
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (['Date.now', 'Math.random', 'performance.now'].includes(name)) {
        report(start, `reads ${name}: take it as an argument`);
      }
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) {
        report(start, 'reads the clock: take now as an argument');
      }
    },
  }),
);

/** The codes of a noun: `shared/deposit/errors.ts`. */
const CODES = /^src\/shared\/[^/]+\/(?:.+-)?errors\.ts$/;
/** Lower codes are too common as plain numbers to be recognised. */
const FIRST_CODE_FOUND = 1002;

const errorCodes = new Set<unknown>();
for (const file of readTree(['src/shared']).filter(({ path }) => CODES.test(path))) {
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'number' && value >= FIRST_CODE_FOUND) errorCodes.add(value);
    },
  }).visit(parse(file).program);
}

const NAMED_SPANS: ReadonlyMap<unknown, string> = new Map([
  [3_600_000, 'HOUR_MS'],
  [86_400_000, 'DAY_MS'],
]);

/** Hours and days in milliseconds have names. */
export const durationsHaveNames = onSyntax(
  (path) => isProduct(path) && path !== 'src/shared/time/duration.ts',
  (report) => ({
    Literal: ({ value, start }) => {
      const name = NAMED_SPANS.get(value);
      if (name !== undefined) report(start, `use ${name} of shared/time/duration.ts`);
    },
  }),
);

/** Sample amounts may be any number. */
const isSample = (path: string): boolean =>
  path.startsWith('server/demo/seed/') || path.endsWith('.preview.tsx');

/** The numbers of error codes are in one place; everything else uses their names. */
export const codesHaveNames = onSyntax(
  (path) => isProduct(path) && !CODES.test(path) && !isSample(path),
  (report) => ({
    Literal: ({ value, start }) => {
      if (errorCodes.has(value)) report(start, `${value} is an error code: use its name`);
    },
  }),
);

const BROWSER_GLOBALS = new Set([
  'window',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
]);

/**
 * Only `browser/` uses the browser's global objects. Members, keys and types with the same names do not
 * count.
 */
export const globalsOnlyInBrowser = onSyntax(
  (path) => path.startsWith('src/') && !path.startsWith('src/browser/'),
  (report) => {
    const harmless = new Set<number>();
    const visits: Handlers = {
      MemberExpression: ({ property, computed }) => {
        if (!computed) harmless.add(property.start);
      },
      Property: ({ key, computed, shorthand }) => {
        if (!computed && !shorthand) harmless.add(key.start);
      },
      TSPropertySignature: ({ key }) => void harmless.add(key.start),
      JSXAttribute: ({ name }) => void harmless.add(name.start),
      Identifier: ({ name, start }) => {
        if (BROWSER_GLOBALS.has(name) && !harmless.has(start)) {
          report(start, `uses ${name}: only src/browser may`);
        }
      },
    };
    return visits;
  },
);

const SUITES = new Set(['describe', 'it', 'test', 'suite', 'bench']);
const SILENCERS = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'slow']);

/** Name at the start of `test.describe.only` or `it.each(rows)`. */
function rootName(node: { type: string }): string | undefined {
  const loose = node as { type: string; name?: string; object?: { type: string } };
  if (loose.type === 'Identifier') return loose.name;
  return loose.object ? rootName(loose.object) : undefined;
}

/** No test is silenced. `skipIf` is allowed: it states its condition, and the run counts skipped tests. */
export const testsAreNotSilenced = onSyntax(
  (path) => path.startsWith('tests/'),
  (report) => ({
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier' || !SILENCERS.has(property.name)) return;
      const root = rootName(object);
      if (root !== undefined && SUITES.has(root)) {
        report(start, `${root} with .${property.name}: a test runs or goes`);
      }
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'Identifier') return;
      if (/^(?:xit|xtest|xdescribe|fit|fdescribe)$/.test(callee.name)) {
        report(start, `${callee.name}: a test runs or goes`);
      }
    },
  }),
);

/** No `any`, `!` or enums. Lint forbids them too, but can be suppressed. */
export const typesAreHonest = onSyntax(isProduct, (report) => ({
  TSAnyKeyword: ({ start }) => report(start, 'any'),
  TSNonNullExpression: ({ start }) => report(start, 'a non-null !'),
  TSEnumDeclaration: ({ start }) => report(start, 'an enum'),
}));
