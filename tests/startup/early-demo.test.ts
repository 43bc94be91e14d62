import { linkedGame } from '#startup/early-demo.ts';
import { expect, it } from 'vitest';

it.each([
  ['/start?gameId=1001&brandId=1&typeId=1', 1001],
  ['/start/?gameId=7', 7],
  ['/start?gameId=7&demo=1&utm_source=bench', 7],
  ['/start', null],
  ['/start?gameId=', null],
  ['/start?gameId=0', null],
  ['/start?gameId=-3', null],
  ['/start?gameId=1.5', null],
  ['/start?gameId=1e400', null],
  ['/start?gameId=seven', null],
  ['/started?gameId=7', null],
  ['/lobby/home?gameId=7', null],
])('the game that %s asks for is %s', (path, gameId) => {
  expect(linkedGame(new URL(path, 'https://app.test'))).toBe(gameId);
});
