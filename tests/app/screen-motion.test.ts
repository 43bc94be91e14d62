import { isGameMove } from '#app/settled/screen-motion.ts';
import { describe, expect, it } from 'vitest';

describe('a game that opens or closes', () => {
  it.each([
    ['from the lobby', '/lobby/home', '/start', true],
    ['from the search', '/search', '/start', true],
    ['back to the lobby', '/start', '/lobby/home', true],
    ['one tab after another', '/lobby/home', '/deposit', false],
    ['a visitor who is sent to log in', '/lobby/home', '/login', false],
    ['another game in place of one', '/start', '/start', false],
    ['the first screen', undefined, '/start', false],
  ])('%s', (_name, from, to, isMove) => {
    expect(isGameMove(from, to)).toBe(isMove);
  });
});
