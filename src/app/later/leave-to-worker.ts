/** Leaves to the worker what is still unsent when the app is left (docs/decisions/0041). */
import { watchVisibility } from '#browser/page/page.ts';
import { writeRecord } from '#browser/storage/database.ts';
import {
  attributionRecord,
  backgroundSessionRecord,
  endBackgroundSession,
} from '#browser/storage/records/outbox-records.ts';
import { seal } from '#browser/storage/sealed-box.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';
import { canSendWhileClosed, sendWhileClosed } from '#browser/worker/later/background-sync.ts';
import { missingCalls } from '#browser/worker/missing-calls.ts';
import { readPendingLikes } from '#state/likes/like-outbox.ts';
import { marketingOutbox } from '#state/marketing/install-outbox.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import type { AppStore } from '#app/store.ts';
import { reportedAttribution } from './reported-attribution.ts';

/** Call it once, with a worker in control of the page. @returns a function that stops watching the page */
export function leaveToWorker(store: AppStore): () => void {
  let last: Promise<unknown> = endBackgroundSession();
  return watchVisibility((isVisible) => {
    const step = async () => void (await (isVisible ? endBackgroundSession() : leave(store)));
    last = last.then(step).catch(() => undefined);
  });
}

async function leave(store: AppStore): Promise<void> {
  if (!(await canSendWhileClosed())) return;
  const hasEvents = await leaveEvents();
  const hasLikes = await leaveLikes(selectPlayer(store.getState())?.user.id ?? null);
  if (hasEvents || hasLikes) await sendWhileClosed();
}

/** @returns whether any wait */
async function leaveEvents(): Promise<boolean> {
  if (missingCalls.has('installEvents') || (await marketingOutbox.next()) === null) return false;
  const attribution = reportedAttribution();
  if (attribution !== null) await writeRecord(attributionRecord, attribution, Date.now());
  return true;
}

/** Stores the session that may send a player's likes. @returns whether any wait */
async function leaveLikes(playerId: number | null): Promise<boolean> {
  const token = tokenVault.read();
  if (playerId === null || token === null) return false;
  const pending = await readPendingLikes(playerId);
  if (pending === null || pending.length === 0) return false;
  const now = Date.now();
  const sealed = await seal(token, now);
  if (sealed === null) return false;
  const session = { playerId, token: sealed };
  const isStored = await writeRecord(backgroundSessionRecord, session, now);
  // A log-out during the steps above has removed what is a player's.
  if (isStored && tokenVault.read() === token) return true;
  await endBackgroundSession();
  return false;
}
