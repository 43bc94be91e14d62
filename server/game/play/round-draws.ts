import { createHash, createHmac, randomBytes } from 'node:crypto';
import { blockText, drawsOf, type Draws } from '#server/game/rules/draws.ts';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** Creates a server seed, as hexadecimal text. */
export const makeServerSeed = (): string => randomBytes(SERVER_SEED_BYTES).toString('hex');

/** Creates the initial client seed of a player who has not chosen one. */
export const makeClientSeed = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex');

/** The hash shown before a server seed is used: SHA-256 of its text. */
export const commitmentOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex');

/** Random draws of one round. */
export function roundDraws(serverSeed: string, clientSeed: string, nonce: number): Draws {
  return drawsOf((block) =>
    createHmac('sha256', serverSeed)
      .update(blockText(clientSeed, nonce, block))
      .digest(),
  );
}
