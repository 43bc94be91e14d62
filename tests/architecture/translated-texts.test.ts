/**
 * A text beside other children is a node of its own for React, which Chrome's translation takes away from
 * it. This finds those that the syntax shows; `tests/i18n/translation.dom.tsx` finds the rest.
 */
import { Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { isScript, lineOf, parse, plant, readTree, type SourceFile } from './source-tree.ts';

type Handlers = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
type Parent = Parameters<NonNullable<Handlers['JSXElement']>>[0];
type Child = Parent['children'][number];
type Expression = Parameters<NonNullable<Handlers['ExpressionStatement']>>[0]['expression'];

/** Translating and formatting calls, by the names that the app gives them. */
const WRITES_TEXT = /^(?:t|words|common|ofReward|share|money|moment|day|time|percent|clockText)$/;

function isText(expression: Expression): boolean {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' && expression.value.trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'ParenthesizedExpression':
      return isText(expression.expression);
    case 'LogicalExpression':
      return isText(expression.right);
    case 'ConditionalExpression':
      return isText(expression.consequent) || isText(expression.alternate);
    case 'CallExpression':
      return expression.callee.type === 'Identifier' && WRITES_TEXT.test(expression.callee.name);
    default:
      return false;
  }
}

function isTextChild(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  if (child.type !== 'JSXExpressionContainer') return false;
  return child.expression.type !== 'JSXEmptyExpression' && isText(child.expression);
}

/** A space between two elements is never translated. */
const isSpace = (child: Child): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')));

function bareTexts(tree: readonly SourceFile[]): string[] {
  const found: string[] = [];
  for (const file of tree) {
    const note = (children: readonly Child[], least: number): void => {
      const shown = children.filter((child) => !isSpace(child));
      if (shown.length < least) return;
      for (const child of shown) {
        if (isTextChild(child)) found.push(`${file.path}:${lineOf(file, child.start)}`);
      }
    };
    new Visitor({
      JSXElement: ({ children }) => note(children, 2),
      JSXFragment: ({ children }) => note(children, 1),
    }).visit(parse(file).program);
  }
  return found;
}

describe('texts beside other children', () => {
  it('are in an element of their own', () => {
    const screens = readTree(['src']).filter(
      (file) => isScript(file) && file.path.endsWith('.tsx') && !file.path.endsWith('.preview.tsx'),
    );
    expect(screens.length).toBeGreaterThan(300);
    expect(bareTexts(screens)).toEqual([]);
  });

  it('would be found, and others are not', () => {
    const planted = plant({
      'src/bad.tsx': [
        'const a = <p><B />{t("x")}</p>;',
        'const b = <p>Total: {amount}</p>;',
        'const c = <p>{isOn && t("x")}{isOff && t("y")}</p>;',
        'const d = <>{t("x")}</>;',
      ].join('\n'),
      'src/good.tsx': [
        'const a = <p><B /><span>{t("x")}</span></p>;',
        'const b = <p>{`Total: ${amount}`}</p>;',
        "const c = <p>{isOn ? t('x') : t('y')}</p>;",
        'const d = <p><B />{" "}<C /></p>;',
        'const e = <ul>{rows.map(renderRow)}<li /></ul>;',
      ].join('\n'),
    });
    expect(bareTexts(planted)).toEqual([
      'src/bad.tsx:1',
      'src/bad.tsx:2',
      'src/bad.tsx:3',
      'src/bad.tsx:3',
      'src/bad.tsx:4',
    ]);
  });
});
