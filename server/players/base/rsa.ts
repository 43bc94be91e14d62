import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { passwordForm } from '#shared/text/text.ts';

const PUBLIC_EXPONENT = 0x010001; // spec §5

/** 00 02, at least eight padding bytes, 00 (RFC 8017 §7.2.1). */
const SMALLEST_FILLING = 8;
const BLOCK_START = 2;

/** Random bytes replace a message that cannot be decrypted: any wrong password works. */
const SUBSTITUTE_BYTES = 24;

export interface Decrypted {
  password: string;
  /**
   * True when the text was really in the block. Login must ignore it: there an invalid block is a wrong
   * password, with the same work and the same answer.
   */
  isGenuine: boolean;
}

/** Generates a key pair; returns the private key as PEM (PKCS#8). */
export async function makePrivateKey(bits: number): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: bits,
    publicExponent: PUBLIC_EXPONENT,
  });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Decrypts what the app encrypts with the served public key (RSA, PKCS#1 v1.5, spec §5). */
export class PasswordCipher {
  /** Base64 SPKI, as the app config serves it. */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;
  readonly #blockBytes: number;

  /** Size of the key. */
  get bits(): number {
    return this.#blockBytes * 8;
  }

  constructor(privateKeyPem: string) {
    this.#privateKey = createPrivateKey(privateKeyPem);
    const spki = createPublicKey(this.#privateKey).export({ type: 'spki', format: 'der' });
    this.publicKey = spki.toString('base64');
    this.#blockBytes = (this.#privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  }

  /** Never throws: for any invalid input it returns random text that is nobody's password. */
  decrypt(encrypted: string): Decrypted {
    const block = this.#decryptBlock(encrypted);
    const { message, isGenuine } = unpad(block);
    const substitute = randomBytes(SUBSTITUTE_BYTES);
    const text = (isGenuine ? message : substitute).toString('utf8');
    return { password: passwordForm(text), isGenuine };
  }

  /** Node refuses PKCS#1 v1.5 decryption, so this returns the raw block, which `unpad` processes. */
  #decryptBlock(encrypted: string): Buffer {
    const given = Buffer.from(encrypted, 'base64');
    // A block of the wrong size is decrypted as zeros, so that it costs the same work.
    const cipherText = given.length === this.#blockBytes ? given : Buffer.alloc(this.#blockBytes);
    try {
      const options = { key: this.#privateKey, padding: constants.RSA_NO_PADDING };
      return privateDecrypt(options, cipherText);
    } catch {
      // A number above the modulus; zeros fail in `unpad` like any other invalid block.
      return Buffer.alloc(this.#blockBytes);
    }
  }
}

/** Constant time: reads every byte of the block and returns once at the end. */
function unpad(block: Buffer): { message: Buffer; isGenuine: boolean } {
  let wrong = (block[0] ?? 1) | ((block[1] ?? 0) ^ 2);
  let isFilling = 1;
  let fillingBytes = 0;
  for (let index = BLOCK_START; index < block.length; index += 1) {
    // 1 for a zero byte, 0 for any other, without a branch.
    const isZero = (((block[index] ?? 0) - 1) >>> 31) & 1;
    isFilling &= isZero ^ 1;
    fillingBytes += isFilling;
  }
  wrong |= isFilling; // no zero byte ends the padding
  wrong |= ((fillingBytes - SMALLEST_FILLING) >>> 31) & 1;
  return { message: block.subarray(BLOCK_START + fillingBytes + 1), isGenuine: wrong === 0 };
}
