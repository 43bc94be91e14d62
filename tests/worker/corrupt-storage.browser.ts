import { expect, type Page } from '@playwright/test';
import { markets } from '#shared/market/market.ts';
import { fewOf } from '#tests/support/extent.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { isLobbyStored, readRecords, writeRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';

const LOBBY_RECORDS = ['lobby.config', 'lobby.games'];
const USER_RECORD = 'user.session';

interface Envelope {
  version: number;
  savedAt: number;
  value: Record<string, unknown>;
}

/** Ways to damage a record. */
const DAMAGE: Readonly<Record<string, (record: Envelope) => unknown>> = {
  'a text': () => 'not a record',
  nothing: () => null,
  'a list': () => [1, 2, 3],
  'an older version': (record) => ({ ...record, version: 0 }),
  'a newer version': (record) => ({ ...record, version: 99 }),
  'no moment of saving': ({ version, value }) => ({ version, value }),
  'an empty value': (record) => ({ ...record, value: {} }),
  'a value of another kind': (record) => ({ ...record, value: 'lobby' }),
  'fields of another kind': (record) => ({
    ...record,
    value: Object.fromEntries(Object.keys(record.value).map((key) => [key, 7])),
  }),
};

test('records that are corrupt in any way are dropped, and stored again [storage.game-and-web-config] [storage.game-user]', async ({
  page,
  home,
  ownPlatform,
}) => {
  const keys = [...LOBBY_RECORDS, USER_RECORD];
  const versions = async () => {
    const records = (await readRecords(page)) as Record<string, Partial<Envelope> | null>;
    return keys.map((key) => records[key]?.version);
  };
  await signIn(page, ownPlatform);
  await home.open();
  await expect(home.balance).toBeVisible();
  await expect.poll(versions).toEqual([1, 1, 1]);
  for (const [name, spoil] of fewOf(Object.entries(DAMAGE))) {
    await test.step(name, async () => {
      const records = await readRecords(page);
      const spoilt = keys.map((key) => [key, spoil(records[key] as Envelope)]);
      await writeRecords(page, Object.fromEntries(spoilt));
      await home.reload();
      await expect(home.balance).toBeVisible();
      await expect.poll(versions).toEqual([1, 1, 1]);
    });
  }
});

/** Version of the app's database. */
const versionOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    return all.find(({ name }) => name === 'parola')?.version;
  });

test('one corrupt record of two invalidates both', async ({ page, home }) => {
  for (const key of LOBBY_RECORDS) {
    await home.open();
    await expect
      .poll(async () => Object.keys(await readRecords(page)))
      .toEqual(expect.arrayContaining(LOBBY_RECORDS));
    await writeRecords(page, { [key]: { version: 1, savedAt: 'yesterday', value: 3 } });
    await home.reload();
  }
});

test('invalid values in local storage are ignored', async ({ page, home, market }) => {
  await home.open();
  await page.evaluate(() => {
    for (const key of ['theme', 'language', 'home-tab', 'download-banner-hidden']) {
      localStorage.setItem(`parola.${key}`, '{"un": balanced');
    }
  });
  await home.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', markets[market].language);
  await home.isOnTab(home.tab('hot'));
  await expect(home.downloadBanner).toBeVisible();
});

test('a database deleted under the open page is recreated', async ({ page, home }) => {
  await home.open();
  await page.evaluate(() => {
    indexedDB.deleteDatabase('parola');
  });
  await home.chooseCategory(1);
  await home.reload();
});

test(
  'a database without its object store, or of a later release, is repaired and stores the lobby again',
  { tag: '@gate' },
  async ({ page, home }) => {
    for (const version of [1, 7]) {
      // A page of the same origin that does not open the database.
      await page.goto('/worker-control.json');
      await page.evaluate(
        (asVersion) =>
          new Promise<void>((resolve, reject) => {
            indexedDB.deleteDatabase('parola').addEventListener('success', () => {
              const opening = indexedDB.open('parola', asVersion);
              opening.addEventListener('upgradeneeded', () =>
                opening.result.createObjectStore('later'),
              );
              opening.addEventListener('success', () => {
                opening.result.close();
                resolve();
              });
              opening.addEventListener('error', () => reject(new Error('not made')));
            });
          }),
        version,
      );
      await home.open();
      await isLobbyStored(page);
      await home.reload();
      expect(await versionOf(page)).toBe(version + 1);
    }
  },
);

test('the lobby works without IndexedDB', async ({ page, home }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The user denied it', 'SecurityError');
    };
  });
  await home.open();
  await home.reload();
});

test('the lobby works when IndexedDB always fails', async ({ page, home }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await home.open();
  await home.reload();
});

test('a player can sign in and play when localStorage throws', async ({
  page,
  home,
  login,
  ownPlatform,
}) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('Site data is blocked', 'SecurityError');
      };
    }
  });
  await home.open();
  await home.header.getByRole('link', { name: home.t.home.header.login }).click();
  await login.signIn(ownPlatform.demo);
  await home.isReady();
  await expect(home.balance).toBeVisible();
});

test('the lobby works when reading localStorage throws', async ({ page, home }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, area, {
        get: () => {
          throw new DOMException('Site data is blocked', 'SecurityError');
        },
      });
    }
  });
  await home.open();
  await home.chooseCategory(1);
});
