/** Passkeys of this browser (WebAuthn). The library that converts their JSON forms loads with the first use. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Options in the JSON forms of browsers, as a server sends them. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/**
 * What the player did. `cancelled`: closed the prompt, chose nothing, or had no passkey; browsers do not say
 * which. `known`: this authenticator has a passkey of the account already.
 */
export type PasskeyAnswer<Credential> =
  | { readonly status: 'done'; readonly credential: Credential }
  | { readonly status: 'cancelled' | 'known' | 'failed' };

/** Whether this page may use passkeys: browsers bind them to a name, so an IP address has none. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^\[|^[\d.]+$/.test(location.hostname);

/** Whether the browser offers passkeys where it fills in accounts. */
export async function canFillPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { PublicKeyCredential: api } = window;
  return 'isConditionalMediationAvailable' in api && (await api.isConditionalMediationAvailable());
}

/** Whether options are for this page's name, or one above it: the browser refuses any other. */
export function isForThisPage({ rpId, rp }: PasskeyOptions): boolean {
  const { id = rpId } = Object(rp) as { readonly id?: unknown };
  const { hostname } = location;
  return typeof id !== 'string' || hostname === id || hostname.endsWith(`.${id}`);
}

/** Has the browser make a passkey. */
export const makePasskey = (
  options: PasskeyOptions,
): Promise<PasskeyAnswer<RegistrationResponseJSON>> =>
  answerOf(async ({ startRegistration }) => {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return startRegistration({ optionsJSON });
  });

/** Has the browser ask for a passkey. @param isFilled waits until the player picks one at the account's field */
export const askPasskey = (
  options: PasskeyOptions,
  isFilled = false,
): Promise<PasskeyAnswer<AuthenticationResponseJSON>> =>
  answerOf(async ({ startAuthentication }) => {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({
      optionsJSON,
      useBrowserAutofill: isFilled,
      verifyBrowserAutofillInput: false,
    });
  });

/** Ends a prompt that is open, or waits at a field. Never rejects. */
export async function stopPasskeys(): Promise<void> {
  const library = await loading?.catch(() => undefined);
  library?.WebAuthnAbortService.cancelCeremony();
}

const importLibrary = () => import('@simplewebauthn/browser');

type Library = Awaited<ReturnType<typeof importLibrary>>;

let loading: Promise<Library> | undefined;

function load(): Promise<Library> {
  loading ??= importLibrary().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const CANCELLED: ReadonlySet<string> = new Set(['AbortError', 'NotAllowedError']);

async function answerOf<Credential>(
  ask: (library: Library) => Promise<Credential>,
): Promise<PasskeyAnswer<Credential>> {
  try {
    return { status: 'done', credential: await ask(await load()) };
  } catch (error) {
    const { name } = error as Error;
    if (CANCELLED.has(name)) return { status: 'cancelled' };
    return { status: name === 'InvalidStateError' ? 'known' : 'failed' };
  }
}
