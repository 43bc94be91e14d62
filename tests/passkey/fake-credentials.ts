import { vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** What `navigator.credentials` is asked for. */
export interface AskedOptions {
  readonly mediation?: string;
  readonly signal: AbortSignal;
  readonly publicKey: { readonly challenge: ArrayBuffer };
}

const credential = (response: object) => ({
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
});

const created = () =>
  credential({
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  });

const used = () =>
  credential({
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('player'),
  });

/** A prompt that the player leaves open, until the page ends it. */
export const openUntilAborted = ({ signal }: AskedOptions) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** A prompt that fails as browsers fail. */
export const failing = (name: string) => async (): Promise<never> => {
  throw new DOMException('refused', name);
};

/**
 * Gives the page an authenticator: `create` and `get` succeed until they are mocked otherwise.
 * @param canFill whether the browser offers passkeys at the account's field
 */
export function fakeCredentials(canFill = false) {
  const create = vi.fn(async (_options: AskedOptions): Promise<object> => created());
  const get = vi.fn(async (_options: AskedOptions): Promise<object> => used());
  const api = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => canFill,
  });
  vi.stubGlobal('PublicKeyCredential', api);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', {
    value: { create, get },
    configurable: true,
  });
  return { create, get, used };
}

/** Takes it away. */
export function removeCredentials(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
}

/** Options and ticket as a server sends them. */
export const CHALLENGE = {
  ticket: 'ticket-of-the-server',
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: location.hostname, name: 'Parola' },
    user: { id: 'cGxheWVy', name: 'mangosurfer', displayName: '' },
  },
};
