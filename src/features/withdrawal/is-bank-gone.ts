/** Whether the server no longer offers this bank; false while its list is empty. */
export const isBankGone = (bankId: number, served: readonly { readonly id: number }[]): boolean =>
  served.length > 0 && served.every(({ id }) => id !== bankId);
