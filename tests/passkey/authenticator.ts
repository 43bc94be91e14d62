import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an answer pretends, instead of what the authenticator was asked for. */
export interface Pretended {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly format?: Buffer;
}

/** Options as the server sends them, as far as an authenticator reads them. */
interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
  readonly user?: { readonly id: string };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;
const AAGUID = Buffer.alloc(16);

const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** `{fmt: 'none', attStmt: {}, authData: …}` up to the data's length, in CBOR. */
const NO_STATEMENT = hex('a363666d74646e6f6e656761747453746d74a068617574684461746158');
/** `{fmt: 'packed', attStmt: {x5c: []}, authData: …}` up to the data's length. */
export const CERTIFIED = hex(
  'a363666d74667061636b65646761747453746d74a1637835638068617574684461746158',
);

/** An authenticator in software: one P-256 key, for one origin, which counts its uses. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  readonly #origin: string;
  #userHandle: string | undefined;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR (RFC 9053).
    this.#publicKey = Buffer.concat([
      hex('a5010203262001215820'),
      Buffer.from(x, 'base64url'),
      hex('225820'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** Answers `navigator.credentials.create`. */
  create(options: Asked, pretended: Pretended = {}) {
    this.#userHandle = options.user?.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([AAGUID, length, id, this.#publicKey]);
    const data = Buffer.concat([this.#data(options, pretended, WITH_CREDENTIAL), credential]);
    const attestation = Buffer.concat([
      pretended.format ?? NO_STATEMENT,
      Buffer.from([data.length]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', options, pretended),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`, and counts it. */
  get(options: Asked, pretended: Pretended = {}) {
    this.counter += 1;
    const data = this.#data(options, pretended, 0);
    const clientDataJSON = this.#client('webauthn.get', options, pretended);
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    const userHandle = pretended.userHandle ?? this.#userHandle;
    return this.#credential({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      ...(userHandle !== undefined && { userHandle }),
    });
  }

  #credential<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  #client(type: string, { challenge }: Asked, pretended: Pretended): string {
    const client = {
      type: pretended.type ?? type,
      challenge: pretended.challenge ?? challenge,
      origin: pretended.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(client)).toString('base64url');
  }

  #data({ rp, rpId }: Asked, pretended: Pretended, more: number): Buffer {
    const flags = PRESENT | (pretended.isVerified === false ? 0 : VERIFIED) | more;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(pretended.counter ?? this.counter, 1);
    return Buffer.concat([hash(pretended.rpId ?? rpId ?? rp?.id ?? ''), rest]);
  }
}
