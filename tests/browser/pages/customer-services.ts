/** The entries to customer service that the demo has, and who of them is online. */
export const CUSTOMER_SERVICES = [
  ['Live chat', true],
  ['Messages', true],
  ['Call me back', false],
  ['E-mail', true],
] as const;

export const SERVICE_ADDRESS = /^https:\/\/www\.example\.com\/parola-ph\/help\//;
