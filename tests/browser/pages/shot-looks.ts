/** The looks of the app that pictures are taken in: colours, size of the screen, language, size of text. */
import type { Page } from '@playwright/test';
import { doubleText } from './looks.ts';
import type { test as lobbyTest } from './test.ts';

interface Look {
  /** Part of the picture's name; `large` has text at twice its size. */
  look: string;
  colorScheme: 'dark' | 'light';
  size: readonly [width: number, height: number];
  isThai: boolean;
}

const PHONE = [390, 844] as const;
const NARROW_PHONE = [320, 640] as const;

export const DARK: Look = { look: 'dark', colorScheme: 'dark', size: PHONE, isThai: false };
export const LIGHT: Look = { look: 'light', colorScheme: 'light', size: PHONE, isThai: false };
export const THAI: Look = { look: 'thai', colorScheme: 'dark', size: PHONE, isThai: true };
export const NARROW: Look = {
  look: 'narrow',
  colorScheme: 'light',
  size: NARROW_PHONE,
  isThai: true,
};
export const LARGE: Look = {
  look: 'large',
  colorScheme: 'dark',
  size: NARROW_PHONE,
  isThai: false,
};

/** What describes a group of tests: of any of the extended browser tests. */
type DescribingTest = Pick<typeof lobbyTest, 'describe' | 'use' | 'beforeEach'>;

function describeLook(test: DescribingTest, { look, colorScheme, size }: Look, body: () => void) {
  const [width, height] = size;
  test.describe(look, () => {
    test.use({ colorScheme, viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      if (look === LARGE.look) await doubleText(page);
    });
    body();
  });
}

const chooseLanguage = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((chosen) => {
    // The frame of a game has no origin, and no storage.
    if (globalThis.origin !== 'null') localStorage.setItem('parola.language', chosen);
  }, language);

/** Describes the tests in each look; the Thai ones on the Philippine platform, in Thai. */
export function inLooks(
  test: DescribingTest,
  looks: readonly Look[],
  body: (look: Look) => void,
): void {
  for (const look of looks) {
    describeLook(test, look, () => {
      test.beforeEach(({ page }) => chooseLanguage(page, look.isThai ? 'th-TH' : 'en-PH'));
      body(look);
    });
  }
}

/** Describes the tests in each look; the Thai ones on the Thai platform. */
export function inMarketLooks(
  test: DescribingTest,
  looks: readonly Look[],
  body: (look: Look & { market: 'ph' | 'th' }) => void,
): void {
  for (const look of looks) {
    const market = look.isThai ? 'th' : 'ph';
    describeLook(test, look, () => {
      test.use({ market });
      body({ ...look, market });
    });
  }
}
