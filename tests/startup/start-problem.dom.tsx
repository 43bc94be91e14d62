import { lobbyRefreshRequested } from '#state/catalogue/catalogue-slice.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { StartProblemScreen } from '#screens/problem/start-problem-screen.tsx';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '#tests/app/render-app.tsx';

afterEach(() => void vi.useRealTimers());

describe('a failed launch', () => {
  it('shows why, and retries by itself within twenty seconds', async () => {
    const { store } = await createApp();
    const dispatched = vi.spyOn(store, 'dispatch');
    vi.useFakeTimers();
    render(
      <Provider store={store}>
        <StartProblemScreen problem={{ kind: 'http', status: 500 }} />
      </Provider>,
    );
    expect(screen.getByRole('alert').textContent).toContain('500');
    expect(screen.getByRole('button', { name: enPH.common.retry })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(dispatched).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(dispatched).toHaveBeenCalledWith(lobbyRefreshRequested());
  });
});
