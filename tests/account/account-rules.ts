/** Account rules of the Philippine market, with a password key made for these tests. */
import { makeAccountRules, makeLimits } from '#server/catalogue/usual-limits.ts';
import { generateKeyPairSync } from 'node:crypto';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export const ACCOUNT_RULES = { ...makeAccountRules('ph'), limits: makeLimits(), publicKey };

/** A password that satisfies the rules. */
export const PASSWORD = 'lantern-reef-9';
