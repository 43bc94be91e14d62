/** Whose drafts of forms this tab keeps: they are nobody else's. */
import { sessionKeys } from '#config/storage-keys.ts';
import { sessionArea } from '#browser/key-value.ts';

/** Forgets all: the player logged out, and the next one must not see them. */
export function dropAllDrafts(): void {
  sessionArea.remove(sessionKeys.formDrafts);
  sessionArea.remove(sessionKeys.draftOwner);
}

/** The session of this player ended: the drafts wait for the same one to come back. */
export function leaveDraftsTo(playerId: number): void {
  sessionArea.write(sessionKeys.draftOwner, String(playerId));
}

/** A player signed in: drafts that another one left are forgotten. */
export function claimDrafts(playerId: number): void {
  const owner = sessionArea.read(sessionKeys.draftOwner);
  if (owner !== null && owner !== String(playerId)) dropAllDrafts();
}
