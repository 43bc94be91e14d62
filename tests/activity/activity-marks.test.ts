import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { epochMs } from '#shared/time/duration.ts';
import { localArea, sessionArea } from '#browser/storage/key-value.ts';
import {
  isActivityDone,
  markActivityDone,
  markActivityShown,
  readActivityMarks,
  readShownActivities,
} from '#state/activity/activity-marks.ts';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';

const NOW = epochMs(Date.UTC(2026, 10, 21));

beforeEach(() => {
  localArea.remove(localKeys.activityMarks);
  sessionArea.remove(sessionKeys.activityIds);
});

it('a shown activity is stored for the session, and with its time for later [data.activity-state] [storage.activity-ids]', () => {
  expect([readShownActivities(), readActivityMarks()]).toEqual([[], {}]);
  markActivityShown(25, NOW);
  markActivityShown(28, epochMs(NOW + 1));
  markActivityShown(25, epochMs(NOW + 2));
  expect(readShownActivities()).toEqual([25, 28]);
  expect(readActivityMarks()).toEqual({ 25: NOW + 2, 28: NOW + 1 });
  expect(isActivityDone(25)).toBe(false);
});

it('a completed activity is stored as -1, and remains completed when it is shown [flow.activity-modal.skip-shown]', () => {
  markActivityDone(22);
  markActivityShown(22, NOW);
  expect(localArea.read(localKeys.activityMarks)).toBe('{"22":-1}');
  expect(readActivityMarks()).toEqual({ 22: 'done' });
  expect([isActivityDone(22), isActivityDone(25)]).toEqual([true, false]);
  expect(readShownActivities()).toEqual([22]);
});

it('unreadable entries are ignored one by one [storage.activity-ids]', () => {
  localArea.write(localKeys.activityMarks, '{"25":"yesterday","28":7,"x":1,"22":-1,"15":1.5}');
  sessionArea.write(sessionKeys.activityIds, '[25,"28",null,15]');
  expect(readActivityMarks()).toEqual({ 28: 7, 22: 'done' });
  expect(readShownActivities()).toEqual([25, 15]);
});

it('no stored text breaks the next read or write', () => {
  const anyText = fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '1', '"a"', '[', '{}'));
  fc.assert(
    fc.property(anyText, anyText, (marks, shown) => {
      localArea.write(localKeys.activityMarks, marks);
      sessionArea.write(sessionKeys.activityIds, shown);
      markActivityShown(25, NOW);
      markActivityDone(22);
      expect(readActivityMarks()).toMatchObject({ 25: NOW, 22: 'done' });
      expect(readShownActivities()).toContain(25);
    }),
  );
});
