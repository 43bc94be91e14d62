import { isSameBody } from './money-call.ts';

export interface FormRequestNumber<Body extends object> {
  /** The number of this request (UUIDv4): the last one again while the same body is unanswered. */
  numberOf(body: Body): string;
  /** The last request is answered: the next one is new, even with the same body. */
  settle(): void;
}

/**
 * Request numbers of a form that moves no money, so nothing is stored: a repeat after a lost answer is the
 * same request, a changed entry is a new one (contract, conventions).
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
