import { startTexts, textsStarted } from '#i18n/first-texts.ts';
import { loadLaterTexts } from '#i18n/later-texts.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import i18next from 'i18next';
import { expect, it } from 'vitest';

it('the texts of later screens wait for the language that the app starts with', async () => {
  const starting = startTexts('th-TH');
  await loadLaterTexts();
  expect(i18next.language).toBe('th-TH');
  expect(i18next.t('common.cancel')).toBe(thTH.common.cancel);
  await starting;
});

it('follow it when it comes after them', async () => {
  await startTexts('en-US');
  await textsStarted();
  expect(i18next.language).toBe('en-US');
  expect(i18next.t('common.cancel')).not.toBe(thTH.common.cancel);
});
