/** Body of a call that moves money, with its request number (contract, conventions). */
export type NumberedBody = Readonly<Record<string, unknown>> & { readonly reqNo: string };
