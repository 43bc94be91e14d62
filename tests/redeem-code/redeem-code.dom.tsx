import { RedeemCode } from '#app/redeem-code.tsx';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { common } from '#i18n/texts/en-PH/common.ts';
import { errors } from '#i18n/texts/en-PH/errors.ts';
import { member } from '#i18n/texts/en-PH/member.ts';
import { member as thai } from '#i18n/texts/th-TH/member.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const { redeem } = member;

const STATE: WireResponseOf<'redeemState'> = {
  enabled: 1,
  codeMin: 4,
  codeMax: 20,
  list: [],
};
const REDEEMED: WireResponseOf<'redeemCode'> = {
  rewards: [{ id: 2001, count: 500 }],
  coin: 123_956,
  seq: 9,
};

async function openSheet(app: App) {
  app.answer('redeemState', STATE);
  await renderApp(app, <RedeemCode isOpen onClose={() => undefined} onClosed={() => undefined} />);
  const user = userEvent.setup();
  return {
    async enter(code: string, labels: { label: string; submit: string } = redeem) {
      const field = await screen.findByLabelText(labels.label);
      await user.clear(field);
      if (code !== '') await user.type(field, code);
      await user.click(screen.getByRole('button', { name: labels.submit }));
    },
  };
}

describe('the sheet of redemption codes', () => {
  it('redeems a code and shows its reward', async () => {
    const app = await createApp();
    app.answer('redeemCode', REDEEMED);
    const sheet = await openSheet(app);
    await sheet.enter(' lantern1 ');
    expect(await screen.findByText(redeem.doneTitle)).toBeTruthy();
    expect(app.sent('redeemCode')).toMatchObject([{ code: 'LANTERN1' }]);
  });

  it('does not send a code of the wrong length', async () => {
    const app = await createApp();
    const sheet = await openSheet(app);
    await sheet.enter('');
    expect(screen.getByRole('alert').textContent).toBe(redeem.empty);
    await sheet.enter('ABC');
    expect(screen.getByRole('alert').textContent).toContain('4');
    expect(app.sent('redeemCode')).toEqual([]);
  });

  it.each([
    [1096, errors.redeem.missing],
    [1097, errors.redeem.notConfigured],
    [1098, errors.redeem.claimed],
    [1099, errors.redeem.usedUp],
    [4711, common.error],
  ])('explains refusal %i until the code is edited [errors.redeem-code]', async (code, text) => {
    const app = await createApp();
    app.refuse('redeemCode', code);
    const sheet = await openSheet(app);
    await sheet.enter('NOSUCHCODE');
    const alert = await screen.findByText(fill(text, { code }), { selector: '[role=alert]' });
    const field = screen.getByLabelText(redeem.label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.setup().type(field, 'X');
    expect(alert.textContent).toBe('');
  });

  it('retries under the same request number when no answer came', async () => {
    const app = await createApp();
    app.platform.reply('redeemCode', 'no-network');
    const sheet = await openSheet(app);
    await sheet.enter('LANTERN1');
    expect(
      await screen.findByText(common.problem.network, { selector: '[role=alert]' }),
    ).toBeTruthy();
    app.answer('redeemCode', REDEEMED);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(redeem.doneTitle)).toBeTruthy();
    const [first, second] = app.sent('redeemCode');
    expect(second).toEqual(first);
  });

  it('settles a code whose page was closed before the answer', async () => {
    const app = await createApp();
    app.platform.reply('redeemCode', 'no-network');
    const before = await openSheet(app);
    await before.enter('LANTERN1');
    await screen.findByText(common.problem.network, { selector: '[role=alert]' });
    app.close();
    app.answer('redeemCode', REDEEMED);
    await openSheet(app);
    expect(await screen.findByText(redeem.doneTitle)).toBeTruthy();
    const [first, second] = app.sent('redeemCode');
    expect(second).toEqual(first);
  });

  it('shows an error when the list could not be loaded', async () => {
    const app = await createApp();
    app.platform.reply('redeemState', { status: 500 });
    await renderApp(
      app,
      <RedeemCode isOpen onClose={() => undefined} onClosed={() => undefined} />,
    );
    expect(await screen.findByText(redeem.failedTitle)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.answer('redeemCode', REDEEMED);
    const sheet = await openSheet(app);
    await sheet.enter('LANTERN1', thai.redeem);
    expect(await screen.findByText(thai.redeem.doneTitle)).toBeTruthy();
  });
});
