/**
 * What can go wrong with a call, as plain data (it stands in the store). `ref` is what the platform calls
 * the call in its log, where it tells.
 */
export type ApiError =
  /** The platform refused: `errcode` names why, `details` carries the code's extra fields. */
  | {
      readonly kind: 'errcode';
      readonly errcode: number;
      readonly details: Readonly<Record<string, unknown>>;
      readonly ref?: string;
    }
  /** Body code 401: nobody is signed in any more (spec §4). */
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'http'; readonly status: number; readonly ref?: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  /** The answer is not what the contract says; `reason` names the first broken field. */
  | { readonly kind: 'contract'; readonly reason: string };

/** Whether asking again may help without anything else changing. */
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
