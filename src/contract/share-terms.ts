import { inOtherForms, orElse, tolerantList } from '#contract/tolerance.ts';
import { text } from '#contract/wire.ts';
import * as v from 'valibot';

const shareEntry = v.object({ base: text, share: orElse(v.record(v.string(), text), {}) });

/** A platform may name the address alone, or one entry without a list. */
const toEntries = (url: unknown): unknown[] =>
  [url].flat().map((entry) => (typeof entry === 'string' ? { base: entry } : entry));

/** `h5` of the web config (spec §3): where invitations lead. */
export const shareTerms = orElse(
  v.object({ url: inOtherForms(tolerantList(shareEntry), toEntries) }),
  { url: [] },
);
