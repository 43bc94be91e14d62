/** The variants in which screenshots are taken: colours, screen size, language, text size. */
import type { Page } from '@playwright/test';
import { doubleText } from './looks.ts';
import type { test as lobbyTest } from './test.ts';

interface Look {
  /** Part of the picture's name; `large` doubles the text size. */
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

/** The parts of a test object, of any extended browser test, that describe a group. */
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
    // A game's frame has an opaque origin and no storage.
    if (globalThis.origin !== 'null') localStorage.setItem('parola.language', chosen);
  }, language);

/** Describes the tests in each look; the Thai looks show Thai on the Philippine server. */
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

/** Describes the tests in each look; the Thai looks use the Thai server. */
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
