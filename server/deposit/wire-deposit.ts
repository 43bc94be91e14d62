/** Returns a provider's address as it is; prefixes a path of this server with the caller's base. */
export const payAddress = (address: string, base: string): string =>
  address.startsWith('/') ? base + address : address;
