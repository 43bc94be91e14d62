import { createHash, createHmac, randomBytes } from 'node:crypto';
import { blockText, drawsOf, type Draws } from '#server/games/rules/draws.ts';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** A new secret of the platform, as hexadecimal text. */
export const makeServerSeed = (): string => randomBytes(SERVER_SEED_BYTES).toString('hex');

/** What a player starts with who has not chosen a seed. */
export const makeClientSeed = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex');

/** What is shown of a server seed before it is used: SHA-256 of its text. */
export const commitmentOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex');

/** The chance of one round. */
export function roundDraws(serverSeed: string, clientSeed: string, nonce: number): Draws {
  return drawsOf((block) =>
    createHmac('sha256', serverSeed)
      .update(blockText(clientSeed, nonce, block))
      .digest(),
  );
}
