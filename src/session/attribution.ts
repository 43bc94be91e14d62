/** Where this phone's visitor came from, kept from the first arrival on; nothing of a player. */
import { APP_PATHS } from '#config/app-paths.ts';
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { attribution } from '#contract/install-events.ts';
import { moment } from '#contract/wire.ts';
import {
  touchpointInForce,
  withTouchpoint,
  type StoredTouchpoints,
} from '#domain/install/stored-touchpoints.ts';
import {
  invitationOf,
  isLaunch,
  readTouchpoint,
  sourceOf,
  type Touchpoint,
} from '#domain/install/touchpoint.ts';
import { localArea, memoryArea, sessionArea, type KeyValueArea } from '#browser/key-value.ts';
import { isRepeatNavigation, openedAddress } from '#browser/page.ts';
import { mayStoreVisit } from './consent.ts';
import * as v from 'valibot';

/** As strict as what the platform accepts: a spoilt record would have every batch refused. */
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
 * Takes in how the page was opened; call it once, before the router rewrites the address.
 * @returns whether it is to be reported: a landing, or the first launch of the phone's day
 */
export function captureTouchpoint(): boolean {
  const opened = openedAddress();
  const source = sourceOf(opened.query);
  const before = readTouchpoints();
  const touch = readTouchpoint(opened, APP_PATHS, Date.now());
  const navigation = { isLaunch: isLaunch(source), isRepeat: isRepeatNavigation() };
  const { stored, isLanding } = withTouchpoint(before, touch, navigation);
  if (stored !== before) phoneArea().write(localKeys.attribution, JSON.stringify(stored));
  if (source !== undefined) tabArea().write(sessionKeys.openedBy, source);
  else if (isLanding) tabArea().remove(sessionKeys.openedBy);
  return noteDay() || isLanding;
}

/** Notes that the phone was seen today. @returns whether it was not before; false where nothing can be kept */
function noteDay(): boolean {
  const today = new Date().toDateString();
  if (phoneArea().read(localKeys.seenDay) === today) return false;
  return phoneArea().write(localKeys.seenDay, today);
}

/** Null when nothing is kept or it cannot be read. */
export function readTouchpoints(): StoredTouchpoints | null {
  const read = v.safeParse(touchpointsSchema, phoneArea().read(localKeys.attribution));
  return read.success ? read.output : null;
}

/**
 * What a registration or login now is owed to; null when nothing is known. Without consent the inviter
 * alone, for whom the invitation is made.
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
