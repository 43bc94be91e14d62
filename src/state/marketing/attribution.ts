/** Where the visitor on this device came from, stored from the first landing on; no player data. */
import { APP_PATHS } from '#shared/lobby/app-paths.ts';
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { attribution } from '#shared/marketing/contract.ts';
import { writeParams } from '#shared/lobby/search-params.ts';
import type { SharedInvitation } from '#shared/share/shared-invitation.ts';
import { moment } from '#shared/wire/wire.ts';
import {
  touchpointInForce,
  withTouchpoint,
  type StoredTouchpoints,
} from '#shared/marketing/stored-touchpoints.ts';
import {
  invitationOf,
  isLaunch,
  readTouchpoint,
  sourceOf,
  type OpenedAddress,
  type Touchpoint,
} from '#shared/marketing/touchpoint.ts';
import {
  localArea,
  memoryArea,
  sessionArea,
  type KeyValueArea,
} from '#browser/storage/key-value.ts';
import { isRepeatNavigation, openedAddress } from '#browser/page/page.ts';
import { mayStoreVisit } from '#state/consent/consent.ts';
import * as v from 'valibot';

/** As strict as the server: one invalid record would have every batch refused. */
const storedTouchpoint = v.object({
  ...v.omit(attribution, ['uaClass', 'firstTouch', 'lastTouch']).entries,
  time: moment,
});
const touchpointsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ first: storedTouchpoint, last: storedTouchpoint }),
);

const phoneArea = (): KeyValueArea => (mayStoreVisit() ? localArea : memoryArea);
const tabArea = (): KeyValueArea => (mayStoreVisit() ? sessionArea : memoryArea);

/**
 * Records how the page was opened; call it once, before the router rewrites the URL.
 * @returns whether to report it: a landing, or the first launch of the device's day
 */
export function captureTouchpoint(): boolean {
  return recordTouchpoint(openedAddress(), isRepeatNavigation());
}

/** Records an invitation that was shared with the open app, as if its link had been opened. */
export function captureInvitation({ outValue, aid }: SharedInvitation): void {
  const query = writeParams({ install_referrer: 'h5', outValue, aid });
  recordTouchpoint({ query, path: '/register', referrer: '' }, false);
}

function recordTouchpoint(opened: OpenedAddress, isRepeat: boolean): boolean {
  const source = sourceOf(opened.query);
  const before = readTouchpoints();
  const touch = readTouchpoint(opened, APP_PATHS, Date.now());
  const navigation = { isLaunch: isLaunch(source), isRepeat };
  const { stored, isLanding } = withTouchpoint(before, touch, navigation);
  if (stored !== before) phoneArea().write(localKeys.attribution, JSON.stringify(stored));
  if (source !== undefined) tabArea().write(sessionKeys.openedBy, source);
  else if (isLanding) tabArea().remove(sessionKeys.openedBy);
  return noteDay() || isLanding;
}

/** Records a visit today. @returns whether it is the first today; false where nothing can be stored */
function noteDay(): boolean {
  const today = new Date().toDateString();
  if (phoneArea().read(localKeys.seenDay) === today) return false;
  return phoneArea().write(localKeys.seenDay, today);
}

/** Null when nothing is stored or it cannot be parsed. */
export function readTouchpoints(): StoredTouchpoints | null {
  const read = v.safeParse(touchpointsSchema, phoneArea().read(localKeys.attribution));
  return read.success ? read.output : null;
}

/**
 * The touchpoint credited with a registration or login now; null when unknown. Without consent only the
 * inviter, for whom the invitation is made.
 */
export function currentTouchpoint(): Touchpoint | null {
  const stored = readTouchpoints();
  if (stored === null) return null;
  const touch = touchpointInForce(stored, Date.now());
  return mayStoreVisit() ? touch : invitationOf(touch);
}

/** What opened the app in this tab, also after a reload. */
export const openedBy = (): string | undefined =>
  sourceOf(`source=${tabArea().read(sessionKeys.openedBy) ?? ''}`);
