import { LanguageSwitch } from '#features/language/language-switch.tsx';
import { localKeys } from '#config/storage-keys.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

afterEach(() => localArea.remove(localKeys.language));

async function openSwitch() {
  const app = await createApp();
  await renderApp(app, <LanguageSwitch />);
  const user = userEvent.setup();
  return {
    user,
    async choose(name: string) {
      const row = screen.getByRole('button', { name: /^(Language|ภาษา)/ });
      if (row.getAttribute('aria-expanded') === 'false') await user.click(row);
      await user.click(screen.getByRole('radio', { name }));
    },
  };
}

describe('the language', () => {
  it('changes at once for the whole document, and is stored', async () => {
    const { choose } = await openSwitch();
    await choose('ไทย');
    expect(await screen.findByText(thTH.menu.language)).toBeTruthy();
    expect(document.documentElement.lang).toBe('th-TH');
    expect(localArea.read(localKeys.language)).toBe('th-TH');
    await choose('English (Philippines)');
    expect(await screen.findByText(enPH.menu.language)).toBeTruthy();
    expect(document.documentElement.lang).toBe('en-PH');
  });

  it('is listed by its own name in its own language', async () => {
    const { user } = await openSwitch();
    await user.click(screen.getByRole('button', { name: /^Language/ }));
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('[lang]'));
    expect(names.map((name) => name?.getAttribute('lang'))).toEqual(LANGUAGES.map(({ id }) => id));
  });
});
