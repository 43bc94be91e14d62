/** The demo's customer service entries, and which of them are online. */
export const CUSTOMER_SERVICES = [
  ['Live chat', true],
  ['Messages', true],
  ['Call me back', false],
  ['E-mail', true],
] as const;

export const SERVICE_ADDRESS = /^https:\/\/www\.example\.com\/parola-ph\/help\//;
