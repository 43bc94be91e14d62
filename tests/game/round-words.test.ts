import { roundWords, type CheckedRound } from '#server/game/pages/round-words.ts';
import { verifyTextsIn } from '#server/game/pages/texts/verify-texts.ts';
import { verifyAddress } from '#server/game/pages/verify-address.ts';
import { describe, expect, it } from 'vitest';

const t = verifyTextsIn('en');
const HASH = 'a1b2c3d4'.padEnd(56, '0') + '9f8e7d6c';
const SEED = '11112222'.padEnd(56, '7') + '88889999';

const round: CheckedRound = {
  game: 'Reef Quest',
  bet: '₱10.00',
  win: '₱25.00',
  isDemo: false,
  outcome: 'Crashes at 2.50×',
  serverSeed: SEED,
  serverHash: HASH,
  clientSeed: 'my-own-seed',
  nonce: '12',
};
const ADDRESS = 'https://play.test/game/verify/#lang=en';

describe('a checked round that is shared', () => {
  it('names game, bet, result and proof, long values in short form', () => {
    const { title, money, outcome, proof } = roundWords(t, round, ADDRESS);
    expect([title, money, outcome]).toEqual([
      'Reef Quest',
      'Bet ₱10.00, paid ₱25.00',
      'Crashes at 2.50×',
    ]);
    expect(proof.map(([, value]) => value)).toEqual([
      'a1b2c3d4…9f8e7d6c',
      '11112222…88889999',
      'my-own-seed',
      '12',
    ]);
  });

  it('has everything that repeats the round in its text, in full, and how to check it', () => {
    const { text } = roundWords(t, round, ADDRESS);
    const needed = [HASH, SEED, 'my-own-seed', t.matches, t.howTo, ADDRESS];
    expect(needed.filter((part) => !text.includes(part))).toEqual([]);
  });

  it('says that it was a demo', () => {
    expect(roundWords(t, { ...round, isDemo: true }, '').title).toBe('Reef Quest (demo)');
  });

  it('leaves out what is not known', () => {
    const { title, money, text } = roundWords(t, { ...round, game: '', bet: '', win: '' }, '');
    expect([title, money]).toEqual([t.title, '']);
    expect(text).not.toMatch(/^$/m);
  });
});

describe('the address that verifies a round', () => {
  it('carries its facts in the hash, and none that are empty', () => {
    const address = verifyAddress({ lang: 'th', game: 'A & B', bet: '', nonce: '3' });
    expect(address.startsWith('../verify/#')).toBe(true);
    const given = new URLSearchParams(address.split('#')[1]);
    expect(Object.fromEntries(given)).toEqual({ lang: 'th', game: 'A & B', nonce: '3' });
  });
});
