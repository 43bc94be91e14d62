/** What a call that moves money is given: what it asks for, and its number (contract, conventions). */
export type NumberedBody = Readonly<Record<string, unknown>> & { readonly reqNo: string };
