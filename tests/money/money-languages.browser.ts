/** The money screens in each language, also in the one that is not the market's own. */
import { expect } from '@playwright/test';
import { record as englishRecord } from '#features/record/texts/en-PH.ts';
import { savings as englishSavings } from '#features/savings/texts/en-PH.ts';
import { deposit as englishDeposit } from '#features/deposit/texts/en-PH.ts';
import { vip as englishVip } from '#features/vip/texts/en-PH.ts';
import { withdrawal as englishWithdrawal } from '#features/withdrawal/texts/en-PH.ts';
import { deposit as thaiDeposit } from '#features/deposit/texts/th-TH.ts';
import { record as thaiRecord } from '#features/record/texts/th-TH.ts';
import { savings as thaiSavings } from '#features/savings/texts/th-TH.ts';
import { vip as thaiVip } from '#features/vip/texts/th-TH.ts';
import { withdrawal as thaiWithdrawal } from '#features/withdrawal/texts/th-TH.ts';
import { expectAccessible } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';
import { expectNoKeys } from '#tests/support/pages/translated.ts';

/** American English uses the Philippine texts, except for a few. */
const ENGLISH = {
  '/deposit': ['deposit', englishDeposit.amount.title],
  '/withdrawal': ['withdrawal', englishWithdrawal.title],
  '/record/transaction': ['transactions', englishRecord.tab.rounds],
  '/profile/vip': ['profileVip', englishVip.yourLevel],
  '/profile/bank': ['profileBank', englishSavings.inBank],
} as const;

const THAI = {
  '/deposit': ['deposit', thaiDeposit.amount.title],
  '/withdrawal': ['withdrawal', thaiWithdrawal.title],
  '/record/transaction': ['transactions', thaiRecord.tab.rounds],
  '/profile/vip': ['profileVip', thaiVip.yourLevel],
  '/profile/bank': ['profileBank', thaiSavings.inBank],
} as const;

/** The Thai market has no bank. */
const { '/profile/bank': _bank, ...ENGLISH_IN_THAILAND } = ENGLISH;

for (const { language, market, screens } of [
  { language: 'en-US', market: 'ph', screens: ENGLISH },
  { language: 'th-TH', market: 'ph', screens: THAI },
  { language: 'en-PH', market: 'th', screens: ENGLISH_IN_THAILAND },
] as const) {
  test.describe(`${language} in the market ${market}`, () => {
    test.use({ market });

    test('the money screens are translated and use the market’s currency', async ({
      page,
      player: _player,
    }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('parola.language', chosen);
      }, language);
      for (const [path, [name, words]] of Object.entries(screens)) {
        await test.step(path, async () => {
          await page.goto(path);
          const screen = page.locator(`[data-screen="${name}"]`);
          await expect(screen).toContainText(words);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(screen).toContainText(market === 'ph' ? '₱' : '฿');
          await expect(screen).not.toContainText(market === 'ph' ? '฿' : '₱');
          await expectNoKeys(page);
          await expectAccessible(page, `${path} in ${language}`);
        });
      }
    });
  });
}
