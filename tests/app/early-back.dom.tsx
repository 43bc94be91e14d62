/** A first tap loads the router, and may be taken back before the router is rendered. */
import { createScreens } from '#app/settled/screens.tsx';
import { goTo } from '#browser/history/navigation.ts';
import { act, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createApp } from './render-app.tsx';

/** The browser's Back; happy-dom does not change the address. */
function goBackTo(path: string): void {
  History.prototype.replaceState.call(window.history, null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('follows a Back that comes before the screens are rendered', async () => {
  const { store } = await createApp({ isVisitor: true });
  window.history.replaceState(null, '', '/lobby/home');
  const { router, All } = createScreens(store);
  goTo({ to: '/about' });
  await waitFor(() => expect(window.location.pathname).toBe('/about'));
  goBackTo('/lobby/home');
  await act(async () =>
    render(
      <Provider store={store}>
        <All />
      </Provider>,
    ),
  );
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/lobby/home'));
});
