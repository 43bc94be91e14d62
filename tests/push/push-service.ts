/** A fake browser that decrypts messages (RFC 8291), and the checks of a push service. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

const bits = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Creates a browser that subscribed at `endpoint`. */
export function makeBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts a message. @throws when it is not for this browser */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const key = bits(auth, ecdh.computeSecret(senderKey), info, 32);
      const contentKey = bits(salt, key, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = bits(salt, key, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + keyLength);
      const cipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The record ends with a 2 and zeros.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Returns the claims of a message's signature (RFC 8292), verified with the key browsers received. */
export function readSignature(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const verifier = createPublicKey({ key: jwk, format: 'jwk' });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
