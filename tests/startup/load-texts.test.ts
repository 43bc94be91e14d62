import { startTexts, textsStarted } from '#i18n/first-texts.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { vip as thaiVip } from '#features/vip/texts/th-TH.ts';
import { vip } from '#features/vip/texts/en-PH.ts';
import i18next from 'i18next';
import { expect, it } from 'vitest';

it('the texts of a later screen wait for the language that the app starts with', async () => {
  const starting = startTexts('th-TH');
  await loadTexts('vip');
  expect(i18next.language).toBe('th-TH');
  expect(i18next.t('common.cancel')).toBe(thTH.common.cancel);
  expect(i18next.t('yourLevel', { ns: 'vip' })).toBe(thaiVip.yourLevel);
  await starting;
  // Only the requested texts, in the current language.
  expect(i18next.hasResourceBundle('en-PH', 'vip')).toBe(false);
  expect(i18next.hasResourceBundle('th-TH', 'mail')).toBe(false);
});

it('a language change also reloads the texts of later screens', async () => {
  await loadTexts('vip');
  const { changeLanguage } = await import('#i18n/settled/i18n.ts');
  expect(await changeLanguage('en-US')).toBe(true);
  await textsStarted();
  expect(i18next.language).toBe('en-US');
  expect(i18next.t('common.cancel')).not.toBe(thTH.common.cancel);
  expect(i18next.t('yourLevel', { ns: 'vip' })).toBe(vip.yourLevel);
});
