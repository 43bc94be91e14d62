import { createHmac } from 'node:crypto';
import { blockText, drawsOf, type Draws } from '#server/game/rules/draws.ts';

/** Random draws of the n-th round under a server seed: the same stream that players get. */
export const drawsFor = (serverSeed: string, nonce: number): Draws =>
  drawsOf((block) =>
    createHmac('sha256', serverSeed)
      .update(blockText('player', nonce, block))
      .digest(),
  );
