/** WebOTP, which TypeScript's libraries lack. */
interface SmsRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly 'sms'[] };
}

/**
 * Waits for an SMS whose last line names this page, `@host #code`, where the browser can read one with the
 * player's consent.
 * @returns what ends the wait
 */
export function receiveSmsCode(onCode: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => undefined;
  const leaving = new AbortController();
  const request: SmsRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
  const receive = async () => {
    const { code } = Object(await navigator.credentials.get(request)) as {
      readonly code?: unknown;
    };
    if (typeof code === 'string' && !leaving.signal.aborted) onCode(code);
  };
  // Refused by the player, or ended: the code is typed.
  receive().catch(() => undefined);
  return () => leaving.abort();
}
