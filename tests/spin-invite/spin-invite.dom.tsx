import { DEBOUNCE } from '#config/constants.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { SpinInviteDialog } from '#features/spin-invite/spin-invite-dialog.tsx';
import { spinInvite as messages } from '#features/spin-invite/texts/en-PH.ts';
import { spinInvite as thai } from '#features/spin-invite/texts/th-TH.ts';
import { SpinScreen } from '#screens/spin/spin-screen.tsx';
import { fill, fillSome, patternOf } from '#tests/support/pages/texts.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';
import { spinRound, spinStanding, SPIN_TERMS } from './spin-rounds.ts';

const LUCKY = { avatar: 3, phone: '09*****1234', amount: 41_250 };

async function openDialog(app: App) {
  const handleClose = vi.fn();
  await renderApp(
    app,
    <SpinInviteDialog isOpen onClose={handleClose} onClosed={() => undefined} />,
  );
  return { user: userEvent.setup(), handleClose };
}

const createSpinApp = (options: AppOptions = {}) => createApp({ config: SPIN_TERMS, ...options });
const getIt = () => screen.findByRole('button', { name: messages.intro.get });

describe('the dialog of the spin invite', () => {
  it('shows its intro, joins once for two taps, and counts up the win [spin-invite.intro] [flow.spin-invite.join]', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    app.answer('spinInvite', spinRound({ addAmount: 31_250 }), 50);
    const { user } = await openDialog(app);
    const target = fill(messages.intro.target, { amount: '₱500' });
    expect(await screen.findByText(target)).toBeTruthy();
    expect(app.sent('spinInvite')).toEqual([]);
    await user.dblClick(await getIt());
    expect(await screen.findByText(messages.result.title)).toBeTruthy();
    expect(await screen.findByText('₱312.50')).toBeTruthy();
    const left = patternOf(
      fillSome(messages.result.text, { remaining: '₱187.50', target: '₱500' }),
    );
    expect(screen.getByText(left)).toBeTruthy();
    const joins = app.sent('spinInvite').map((body) => body['reqNo']);
    expect(new Set(joins).size).toBe(joins.length);
  });

  it('shows the progress of a running round and the ranking [spin-invite.progress] [spin-invite.ranking] [flow.spin-invite.status] [flow.spin-invite.progress]', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding());
    app.answer('spinInvite', spinRound({ luckyRankList: [LUCKY] }));
    const { user, handleClose } = await openDialog(app);
    expect(await screen.findByText('₱312.50')).toBeTruthy();
    expect(screen.getByText('₱187.50')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.625);
    expect(screen.getByText(LUCKY.phone)).toBeTruthy();
    expect(screen.getByText('₱412.50')).toBeTruthy();
    const withdraw = screen.getByRole('link', { name: messages.withdraw });
    expect(withdraw.getAttribute('href')).toBe('/activity/spin');
    await user.click(withdraw);
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('says that nobody has won yet', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding());
    app.answer('spinInvite', spinRound());
    await openDialog(app);
    expect(await screen.findByText(messages.lucky.none)).toBeTruthy();
  });

  it('leaves the intro unchanged after a refusal, and joins on the next tap (spec §8) [errors.spin-invite]', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    app.platform.reply('spinInvite', { json: { errcode: 1112 }, after: DEBOUNCE });
    const { user } = await openDialog(app);
    await user.click(await getIt());
    expect((await getIt()).getAttribute('aria-busy')).toBe('true');
    await waitFor(async () => expect((await getIt()).getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.getByText(messages.intro.title)).toBeTruthy();
    expect(screen.queryByText(/1112/)).toBeNull();
    app.answer('spinInvite', spinRound({ addAmount: 31_250 }));
    await user.click(await getIt());
    expect(await screen.findByText(messages.result.title)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createSpinApp({ language: 'th-TH' });
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    await openDialog(app);
    expect(await screen.findByRole('button', { name: thai.intro.get })).toBeTruthy();
  });
});

describe('the wheel', () => {
  const PAGE: WireResponseOf<'spinRecord'> = {
    list: [],
    pageNo: 1,
    pageSize: 20,
    total: 0,
    hasMore: 0,
  };

  async function openWheel(app: App) {
    app.answer('spinRecord', PAGE);
    await renderApp(app, <SpinScreen />);
    return userEvent.setup();
  }

  it('explains why no round was started', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    app.refuse('spinInvite', 1112);
    const user = await openWheel(app);
    await user.click(await screen.findByRole('button', { name: messages.wheel.start }));
    expect(await screen.findByText(fill(messages.error.notStarted, { code: 1112 }))).toBeTruthy();
  });

  it('says before the first spin that it is all or nothing, and how likely it is', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    await openWheel(app);
    const told = fill(messages.wheel.startText_other, { target: '₱500', count: 7 });
    expect(await screen.findByText(told)).toBeTruthy();
    expect(
      screen.getByText(
        /about 100 spins on average. Chance with the 7 free spins alone: under 0.01%/,
      ),
    ).toBeTruthy();
  });

  it('retries a start without an answer under the same request number', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    app.platform.reply('spinInvite', 'no-network');
    const user = await openWheel(app);
    await user.click(await screen.findByRole('button', { name: messages.wheel.start }));
    expect(await screen.findByText(messages.inDoubt.startTitle)).toBeTruthy();
    app.answer('spinInvite', spinRound({ addAmount: 31_250 }));
    app.answer('spinInviteStatus', spinStanding());
    window.dispatchEvent(new Event('online'));
    expect(
      await screen.findByText(fill(messages.wheel.first, { amount: '₱312.50', target: '₱500' })),
    ).toBeTruthy();
    const [lost, again] = app.sent('spinInvite');
    expect(again).toEqual(lost);
  });

  it('opens the share sheet of its round, and the payout once the bonus is complete', async () => {
    const app = await createSpinApp();
    app.answer('spinInviteStatus', spinStanding({ spinCount: 0 }));
    app.answer('spinInvite', spinRound({ spinCount: 0 }));
    const user = await openWheel(app);
    await user.click(await screen.findByRole('button', { name: messages.wheel.invite }));
    expect(app.overlays()).toEqual(['share']);
    app.close();
    const full = await createSpinApp();
    full.answer('spinInviteStatus', spinStanding({ actStatus: 2 }));
    full.answer('spinInvite', spinRound({ bonusAmount: 50_000 }));
    await openWheel(full);
    const payOut = fill(messages.wheel.payOut, { amount: '₱500.00' });
    const link = await screen.findByRole('link', { name: payOut });
    expect(link.getAttribute('href')).toBe('/withdrawal/spin');
  });

  it('says that it is not running, and shows an error when loading fails', async () => {
    const app = await createApp();
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    await openWheel(app);
    expect(await screen.findByText(messages.wheel.offTitle)).toBeTruthy();
    app.close();
    const lost = await createSpinApp();
    lost.platform.reply('spinInviteStatus', 'no-network');
    await openWheel(lost);
    expect(await screen.findByText(patternOf(messages.wheel.loadFailed))).toBeTruthy();
  });
});
