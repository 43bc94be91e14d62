import { atPath, withValueAt } from '#server/operator/json-path.ts';
import { expect, it } from 'vitest';

const VALUE = { levels: [{ name: 'one' }, { name: 'two' }], rate: 3 };

it.each([
  ['', VALUE],
  ['rate', 3],
  ['levels.1.name', 'two'],
  ['levels.2', undefined],
  ['rate.more', undefined],
  ['toString', undefined],
  ['__proto__', undefined],
])('at %j is %j', (path, found) => {
  expect(atPath(VALUE, path)).toEqual(found);
});

it.each([
  ['', 5, 5],
  ['rate', 4, { ...VALUE, rate: 4 }],
  ['added', true, { ...VALUE, added: true }],
  ['levels.0.name', 'x', { ...VALUE, levels: [{ name: 'x' }, { name: 'two' }] }],
  ['levels.2', { name: 'three' }, { ...VALUE, levels: [...VALUE.levels, { name: 'three' }] }],
  ['levels.3', {}, undefined],
  ['levels.-1', {}, undefined],
  ['levels.first', {}, undefined],
  ['missing.name', 'x', undefined],
  ['rate.more', 1, undefined],
  ['__proto__', {}, undefined],
])('with another value at %j', (path, next, changed) => {
  expect(withValueAt(VALUE, path, next)).toEqual(changed);
  expect(VALUE.levels).toHaveLength(2);
});
