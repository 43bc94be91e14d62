/** Choosing with the slider and the radio buttons of player protection, by hand and by keyboard. */
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { protection as messages } from '#features/protection/texts/en-PH.ts';
import { BreaksScreen } from '#screens/responsible/breaks-screen.tsx';
import { LimitsScreen } from '#screens/responsible/limits-screen.tsx';
import { ACCOUNT_RULES } from '#tests/account/account-rules.ts';
import { enter } from '#tests/app/fields.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const NOTHING: WireResponseOf<'protection'>['rg'] = {
  limits: [],
  realityMin: 60,
  breakUntil: 0,
  excludeUntil: 0,
  sessionStart: 0,
  netToday: 0,
};

/** Opens the form of a limit of the day. */
async function openForm(kind: 'deposit' | 'session') {
  const app = await createApp({ config: ACCOUNT_RULES });
  app.answer('protection', { rg: NOTHING });
  await renderApp(app, <LimitsScreen />);
  const user = userEvent.setup();
  const name = { kind: messages.limit.kind[kind], period: messages.limit.period.day };
  await user.click(await screen.findByRole('button', { name: fill(messages.limit.setOf, name) }));
  const form = within(screen.getByRole('form', { name: fill(messages.limit.formOf, name) }));
  return {
    app,
    user,
    save: form.getByRole('button', { name: messages.limit.save }),
    field: form.getByRole<HTMLInputElement>('textbox'),
    slider: form.getByRole<HTMLInputElement>('slider'),
  };
}

const wordsOf = (slider: HTMLElement) => slider.getAttribute('aria-valuetext');

describe('the slider of a limit', () => {
  it('suggests no value, and is saved as the exact amount that it shows', async () => {
    const { app, user, save, field, slider } = await openForm('deposit');
    expect(field.value).toBe('');
    expect(wordsOf(slider)).toBe(messages.limit.unset);
    fireEvent.change(slider, { target: { value: '1' } });
    expect(field.value).toBe('50');
    expect(wordsOf(slider)).toBe('₱50');
    app.answer('setLimit', { rg: NOTHING });
    await user.click(save);
    await expect
      .poll(() => app.sent('setLimit'))
      .toMatchObject([{ kind: 1, period: 1, value: 5_000 }]);
  });

  it('follows a typed value, which stays exact', async () => {
    const { app, user, save, field, slider } = await openForm('deposit');
    await enter(user, field, '2,377');
    expect(wordsOf(slider)).toBe('₱2,377');
    expect(slider.value).not.toBe('0');
    app.answer('setLimit', { rg: NOTHING });
    await user.click(save);
    await expect.poll(() => app.sent('setLimit')).toMatchObject([{ value: 237_700 }]);
  });

  it('moves by big steps with PageUp and PageDown, and ends at the largest deposit', async () => {
    const { user, field, slider } = await openForm('deposit');
    slider.focus();
    await user.keyboard('{PageUp}');
    expect(slider.value).toBe('5');
    await user.keyboard('{PageDown}');
    expect(field.value).toBe('');
    for (let steps = 0; steps < 10; steps += 1) await user.keyboard('{PageUp}');
    expect(field.value).toBe('50000');
    expect(slider.value).toBe(slider.max);
  });

  it('chooses minutes for a play time', async () => {
    const { field, slider } = await openForm('session');
    fireEvent.change(slider, { target: { value: '2' } });
    expect(field.value).toBe('30');
    expect(wordsOf(slider)).toBe('30 minutes');
  });
});

describe('the lengths of a self-exclusion', () => {
  it('are radio buttons that arrows choose, in a named group', async () => {
    const app = await createApp({ config: ACCOUNT_RULES });
    app.answer('protection', { rg: NOTHING });
    await renderApp(app, <BreaksScreen />);
    const user = userEvent.setup();
    const group = within(await screen.findByRole('group', { name: messages.exclude.length }));
    const [first, second] = group.getAllByRole<HTMLInputElement>('radio');
    expect(group.queryByRole('radio', { checked: true })).toBeNull();
    first?.focus();
    await user.keyboard(' ');
    expect(first?.checked).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(second?.checked).toBe(true);
    expect(document.activeElement).toBe(second);
  });
});
