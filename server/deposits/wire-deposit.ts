/** A provider's address as it is; a path of this platform with where the caller reached it. */
export const payAddress = (address: string, base: string): string =>
  address.startsWith('/') ? base + address : address;
