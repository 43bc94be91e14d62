import { inOtherForms, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const shareEntry = v.object({ base: text, share: orElse(v.record(v.string(), text), {}) });

/** A server may send only the URL, or one entry without a list. */
const toEntries = (url: unknown): unknown[] =>
  [url].flat().map((entry) => (typeof entry === 'string' ? { base: entry } : entry));

/** `h5` of the web config (spec §3): target URLs of invitations. */
export const shareTerms = orElse(
  v.object({ url: inOtherForms(tolerantList(shareEntry), toEntries) }),
  { url: [] },
);
