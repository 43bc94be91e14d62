import { readCookie, setCookie } from '#server/core/http/cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'parola-consent';
/** 180 days. */
const SECONDS = 15_552_000;

export type Consent = 'yes' | 'no';

/** The visitor's choice whether the campaign may be stored; undefined before it. */
export function readConsent(request: FastifyRequest): Consent | undefined {
  const choice = readCookie(request, COOKIE);
  return choice === 'yes' || choice === 'no' ? choice : undefined;
}

/** Readable by the page, which does not ask again after a choice. */
export const setConsent = (choice: Consent, request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, [COOKIE, choice], {
    maxAgeSeconds: SECONDS,
    path: '/',
    isHttpOnly: false,
  });
