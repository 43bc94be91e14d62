/**
 * Failure of a call, as plain data, since the store holds it. `ref` is the server's log reference of the
 * call, if it sends one.
 */
export type ApiError =
  /** The server refused: `errcode` is the reason, `details` has the code's extra fields. */
  | {
      readonly kind: 'errcode';
      readonly errcode: number;
      readonly details: Readonly<Record<string, unknown>>;
      readonly ref?: string;
    }
  /** Body code 401: the session is over (spec §4). */
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'http'; readonly status: number; readonly ref?: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  /** The answer violates the contract; `reason` names the first broken field. */
  | { readonly kind: 'contract'; readonly reason: string };

/** True when a retry alone may succeed. */
export function isTransient(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return true;
    case 'http':
      return error.status >= 500 || error.status === 429;
    case 'errcode':
    case 'session-expired':
    case 'contract':
      return false;
  }
}
