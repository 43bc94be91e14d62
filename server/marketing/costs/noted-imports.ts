/** Imports of costs with their lines in the log and the audit: both or neither. */
import { noteAction, type Actor } from '#server/marketing/access/actions.ts';
import { saveCosts, undoImport, type Undone } from '#server/marketing/costs/cost-imports.ts';
import type { Cost } from '#server/marketing/costs/costs.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Trx } from '#server/core/database/transact.ts';

interface Added {
  costs: readonly Cost[];
  lines: number;
  digest: string;
  actor: Actor;
  now: EpochMs;
}

/** @returns the import's number */
export async function saveAndNote(trx: Trx, { actor, now, ...added }: Added): Promise<number> {
  const id = await saveCosts(trx, { ...added, by: actor.name, now });
  const detail = { import: id, lines: added.lines };
  await noteAction(trx, { actor, action: 'costs-added', detail, now });
  return id;
}

/** @throws BadRequest when there is no such import, or it was undone */
export async function undoAndNote(
  trx: Trx,
  { id, actor, now }: { id: number; actor: Actor; now: EpochMs },
): Promise<Undone> {
  const undone = await undoImport(trx, { id, by: actor.name, now });
  await noteAction(trx, { actor, action: 'costs-undone', detail: { import: id, ...undone }, now });
  return undone;
}
