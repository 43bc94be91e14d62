import { orElse, tolerantList } from '#contract/tolerance.ts';
import { text } from '#contract/wire.ts';
import * as v from 'valibot';

/** Where invitations lead; a platform may name the address alone, or one entry without a list. */
const shareEntry = v.object({ base: text, share: orElse(v.record(v.string(), text), {}) });
const shareEntries = orElse(
  v.pipe(
    v.unknown(),
    v.transform((url) =>
      (Array.isArray(url) ? url : [url]).map((entry: unknown) =>
        typeof entry === 'string' ? { base: entry } : entry,
      ),
    ),
    tolerantList(shareEntry),
  ) as unknown as v.GenericSchema<
    v.InferInput<typeof shareEntry>[],
    v.InferOutput<typeof shareEntry>[]
  >,
  [],
);

/** `h5` of the web config (spec §3). */
export const shareTerms = orElse(v.object({ url: shareEntries }), { url: [] });
