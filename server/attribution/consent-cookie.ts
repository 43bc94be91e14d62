import type { FastifyRequest } from 'fastify';

const COOKIE = 'parola-consent';
/** 180 days. */
const SECONDS = 15_552_000;

export type Consent = 'yes' | 'no';

/** The visitor's choice whether the campaign may be stored; undefined before it. */
export function readConsent(header: string | undefined): Consent | undefined {
  const found = header?.split(';').find((cookie) => cookie.trim().startsWith(`${COOKIE}=`));
  const choice = found?.trim().slice(COOKIE.length + 1);
  return choice === 'yes' || choice === 'no' ? choice : undefined;
}

/** Readable by the page, which does not ask again after a choice. */
export const consentCookie = (choice: Consent, { protocol }: FastifyRequest): string =>
  `${COOKIE}=${choice}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;
