import { BadRequest } from '#server/core/http/refusal.ts';
import { readRoom } from '#server/marketing/kit/require-room.ts';
import { rowOf } from '#server/marketing/links/link-rows.ts';
import { readTagSpelling } from '#server/marketing/links/link-tags.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { LinkDraft } from '#server/marketing/links/links.ts';
import type { Trx } from '#server/core/database/transact.ts';

/**
 * Adds all links or none.
 * @throws BadRequest when a name is taken, or there are too many
 */
export async function addLinks(
  trx: Trx,
  drafts: readonly LinkDraft[],
  { by, now }: { by: string; now: EpochMs },
): Promise<void> {
  const room = await readRoom(trx, 'install_link');
  if (drafts.length > room) {
    throw new BadRequest(
      `there is room for ${room} more links, archived ones included; these are ${drafts.length}`,
    );
  }
  const spellTags = await readTagSpelling(trx);
  const rows = drafts.map((draft) => ({
    ...rowOf(draft),
    tags: spellTags(draft.tags),
    created_at: now,
    created_by: by,
  }));
  const added = await trx
    .insertInto('install_link')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  const names = new Set(added.map(({ name }) => name));
  const taken = drafts.find(({ name }) => !names.has(name));
  if (taken) throw new BadRequest(`name: there is a link "${taken.name}" already`);
}
