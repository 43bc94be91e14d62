import { isSameBody } from './money-call.ts';

export interface FormRequestNumber<Body extends object> {
  /** The number of this request (UUIDv4): the last one again while the same body is not answered. */
  numberOf(body: Body): string;
  /** The last request is answered: the next one is new, whatever it says. */
  settle(): void;
}

/**
 * The request number of a form that moves no money, so nothing is stored for it: sent again after a lost
 * answer it is the same request, with another entry a new one (contract, conventions).
 */
export function createFormRequestNumber<Body extends object>(
  createNumber: () => string,
): FormRequestNumber<Body> {
  let open: { readonly body: Body; readonly reqNo: string } | null = null;
  return {
    numberOf(body) {
      if (open === null || !isSameBody(open.body, body)) open = { body, reqNo: createNumber() };
      return open.reqNo;
    },
    settle() {
      open = null;
    },
  };
}
