/** Every name under which a release has stored anything is either used or removed. */
import { removeFormerCaches } from '#shared/wire/own-caches.ts';
import { formerKeys } from '#browser/storage/later/former-keys.ts';
import { databaseKeys, localKeys, sessionKeys } from '#config/storage-keys.ts';
import { readTree } from '#tests/architecture/source-tree.ts';
import { expect, it } from 'vitest';

/** Complete. Rename a cache or a key here only by adding a name; what is not used must be removed on phones. */
const EVER_USED = {
  caches: [
    'parola-art',
    'parola-assets',
    'parola-demos',
    'parola-first-view',
    'parola-icon-metadata',
    'parola-icon-notes',
    'parola-icons',
    'parola-launch-',
    'parola-openings-',
    'parola-snapshot',
  ],
  local: [
    'parola.activity-marks',
    'parola.app-installed',
    'parola.attribution',
    'parola.chrome-popup-refused',
    'parola.download-banner-hidden',
    'parola.first-deposit-reported',
    'parola.first-deposit-told',
    'parola.game-settings',
    'parola.install-sheet-time',
    'parola.ios-hint-seen',
    'parola.language',
    'parola.lease.',
    'parola.list-version',
    'parola.missing-calls',
    'parola.missing-pictures',
    'parola.push',
    'parola.push-settings',
    'parola.seen-day',
    'parola.shows-avif',
    'parola.standalone-launched',
    'parola.theme',
    'parola.token',
    'parola.unfinished-end',
    'parola.worker-control-seen',
  ],
  session: [
    'parola.activity-ids',
    'parola.chunk-reload',
    'parola.download-banner-seen',
    'parola.draft-owner',
    'parola.entry-parameter',
    'parola.form-drafts',
    'parola.opened-by',
    'parola.part-reload',
    'parola.return-spot',
  ],
  database: [
    'install.attribution',
    'install.events',
    'likes.outbox',
    'lobby.config',
    'lobby.games',
    'lobby.next-games',
    'lobby.service-url',
    'money.orders',
    'session.unfinished-end',
    'user.background-session',
    'user.open-games',
    'user.recent-searches',
    'user.records.',
    'user.saved-login',
    'user.sealing-key',
    'user.session',
  ],
} as const;

/** Returns the names that stay when everything former is removed. */
async function staying(names: readonly string[]): Promise<string[]> {
  const left = new Set(names);
  await removeFormerCaches({
    keys: async () => [...left],
    delete: async (name) => left.delete(name),
  });
  return [...left];
}

it('of a cache: a name that the code does not use is removed', async () => {
  const text = readTree(['sw', 'src/shared'])
    .filter(({ path }) => !path.includes('.test.') && !path.includes('own-caches'))
    .map((file) => file.text)
    .join('\n');
  const named = [...text.matchAll(/_CACHE(?:_PREFIX)? = '(parola-[a-z-]+)'/g)];
  const used = named.map(([, name = '']) => name).toSorted();
  expect(used.length).toBeGreaterThan(4);
  expect(await staying(EVER_USED.caches)).toEqual(used);
});

it.each([
  ['local', Object.values(localKeys), formerKeys.local],
  ['session', Object.values(sessionKeys), formerKeys.session],
  ['database', Object.values(databaseKeys), []],
] as const)('of the %s storage: each is used or removed', (area, used, former) => {
  expect([...used, ...former].toSorted()).toEqual(EVER_USED[area]);
});
