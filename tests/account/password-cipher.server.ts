import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePrivateKey, PasswordCipher } from '#server/players/base/rsa.ts';

const BLOCK_BYTES = 128;

let cipher: PasswordCipher;

beforeAll(async () => {
  cipher = new PasswordCipher(await makePrivateKey(1024));
});

const publicKey = () =>
  createPublicKey({ key: Buffer.from(cipher.publicKey, 'base64'), format: 'der', type: 'spki' });

/** Encrypts a block unchanged, valid or not. */
const encryptBlock = (content: Buffer): string =>
  publicEncrypt({ key: publicKey(), padding: constants.RSA_NO_PADDING }, content).toString(
    'base64',
  );

const encrypt = (text: string): string =>
  publicEncrypt(
    { key: publicKey(), padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(text),
  ).toString('base64');

/** Builds a PKCS #1 block: 00 02, non-zero padding of the given length, 00 and the text. */
function block(fillingBytes: number, text: Buffer | string, type = 2, first = 0): Buffer {
  const filling = Buffer.alloc(fillingBytes, 0xa5);
  return Buffer.concat([Buffer.from([first, type]), filling, Buffer.from([0]), Buffer.from(text)]);
}

describe('the key', () => {
  it('has 1024 bits and the exponent 010001 [validation.password-encryption]', () => {
    expect(publicKey().asymmetricKeyDetails).toEqual({
      modulusLength: 1024,
      publicExponent: 65_537n,
    });
  });
});

describe('a valid block', () => {
  it('decrypts to any password that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (password) => {
        fc.pre(Buffer.byteLength(password) <= 117);
        const expected = { password: password.normalize('NFC'), isGenuine: true };
        expect(cipher.decrypt(encrypt(password))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it.each([8, 9, 60, 125])('may have %i padding bytes', (filling) => {
    const text = 'x'.repeat(BLOCK_BYTES - 3 - filling);
    expect(cipher.decrypt(encryptBlock(block(filling, text)))).toEqual({
      password: text,
      isGenuine: true,
    });
  });

  it('ends its padding at the first zero byte', () => {
    const text = Buffer.concat([Buffer.from('ab\0cd'), Buffer.alloc(20, 0x20)]);
    const filling = BLOCK_BYTES - 3 - text.length;
    const { password, isGenuine } = cipher.decrypt(encryptBlock(block(filling, text)));
    expect(isGenuine).toBe(true);
    expect(password).toBe(text.toString());
  });
});

describe('an invalid block', () => {
  const filled = (bytes: number): string => 'x'.repeat(BLOCK_BYTES - 3 - bytes);
  it.each<[string, () => string]>([
    ['type 1', () => encryptBlock(block(60, filled(60), 1))],
    ['type 0', () => encryptBlock(block(60, filled(60), 0))],
    ['no leading zero', () => encryptBlock(block(60, filled(60), 2, 1))],
    ['no filling', () => encryptBlock(block(0, filled(0)))],
    ['seven filling bytes', () => encryptBlock(block(7, filled(7)))],
    [
      'no end of the filling',
      () => encryptBlock(Buffer.concat([Buffer.from([0, 2]), Buffer.alloc(126, 1)])),
    ],
    ['only zeros', () => encryptBlock(Buffer.alloc(BLOCK_BYTES))],
    ['a number above the modulus', () => Buffer.alloc(BLOCK_BYTES, 255).toString('base64')],
    ['too few bytes', () => Buffer.alloc(BLOCK_BYTES - 1, 7).toString('base64')],
    ['too many bytes', () => Buffer.alloc(BLOCK_BYTES + 1, 7).toString('base64')],
    ['an empty text', () => ''],
    ['no base64 at all', () => '₱₱₱'],
  ])('with %s is decrypted to another text every time', (_title, make) => {
    const encrypted = make();
    const first = cipher.decrypt(encrypted);
    const second = cipher.decrypt(encrypted);
    expect([first.isGenuine, second.isGenuine]).toEqual([false, false]);
    expect(first.password).not.toBe(second.password);
    expect(first.password).not.toMatch(/^x*$/);
  });

  it('never throws, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 200 }), (bytes) => {
        expect(cipher.decrypt(Buffer.from(bytes).toString('base64')).password).toBeTypeOf('string');
      }),
    );
    expect(cipher.decrypt(randomBytes(BLOCK_BYTES).toString('base64')).isGenuine).toBe(false);
  });
});
