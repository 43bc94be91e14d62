/** Who may pay in, play or claim is decided in one file of the server. */
import { readTree, type SourceFile } from '#tests/architecture/source-tree.ts';
import { expect, it } from 'vitest';

const TABLE = 'server/players/protection/require-may.ts';

/** Files that refuse or judge a pause themselves. The demo's scenarios only read refusals. */
const judges = (files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] =>
  files
    .filter(({ path }) => !path.startsWith('server/demo/'))
    .filter(({ text }) => /ProtectionCode\.(?:selfExcluded|onBreak)\b/.test(text))
    .map(({ path }) => path);

it('no other file of the server refuses a paused player', () => {
  expect(judges(readTree(['server']))).toEqual([TABLE]);
});

it('another one is detected', () => {
  const planted = { path: 'server/vip/x.ts', text: 'throw new Refusal(ProtectionCode.onBreak)' };
  expect(judges([planted])).toEqual(['server/vip/x.ts']);
});
