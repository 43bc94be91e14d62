/**
 * The seeds of a visitor's rounds, in the page. As on the server, a server seed's hash is shown before its
 * rounds, and the next seed is drawn before the player chooses the client seed for it.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RotatedSeed } from '#server/game/game-handlers.ts';
import type { Commitment } from '#server/game/play/seeds.ts';
import { blockText, drawsOf, type Draws } from '#server/game/rules/draws.ts';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** Returns this many random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** The seed that a round was drawn from. */
export interface RoundSeed {
  readonly serverHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Null until it is revealed. */
  serverSeed(): string | null;
}

const hashOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/** Seeds that are drawn, used and revealed here. */
export class LocalSeeds {
  readonly #random: RandomBytes;
  readonly #revealed = new Map<string, string>();
  #serverSeed: string;
  #nextSeed: string;
  #clientSeed: string;
  #nonce = 0;

  constructor(random: RandomBytes) {
    this.#random = random;
    this.#serverSeed = this.#draw(SERVER_SEED_BYTES);
    this.#nextSeed = this.#draw(SERVER_SEED_BYTES);
    this.#clientSeed = this.#draw(CLIENT_SEED_BYTES);
  }

  #draw(length: number): string {
    return bytesToHex(this.#random(length));
  }

  /** The public part of the seed in use. */
  commitment(): Commitment {
    return {
      serverHash: hashOf(this.#serverSeed),
      clientSeed: this.#clientSeed,
      nextHash: hashOf(this.#nextSeed),
      nonce: this.#nonce,
    };
  }

  /** Draws the next round. */
  draw(): { draws: Draws; seed: RoundSeed } {
    this.#nonce += 1;
    const [key, clientSeed, nonce] = [utf8ToBytes(this.#serverSeed), this.#clientSeed, this.#nonce];
    const serverHash = hashOf(this.#serverSeed);
    return {
      draws: drawsOf((block) =>
        hmac(sha256, key, utf8ToBytes(blockText(clientSeed, nonce, block))),
      ),
      seed: {
        serverHash,
        clientSeed,
        nonce,
        serverSeed: () => this.#revealed.get(serverHash) ?? null,
      },
    };
  }

  /** Reveals the seed in use; the one drawn earlier replaces it, with the player's client seed. */
  rotate(clientSeed: string): RotatedSeed {
    const revealed = { ...this.commitment(), serverSeed: this.#serverSeed };
    this.#revealed.set(revealed.serverHash, revealed.serverSeed);
    this.#serverSeed = this.#nextSeed;
    this.#nextSeed = this.#draw(SERVER_SEED_BYTES);
    this.#clientSeed = clientSeed;
    this.#nonce = 0;
    return { revealed, next: this.commitment() };
  }
}
