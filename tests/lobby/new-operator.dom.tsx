import { BigWinLine } from '#features/big-win/big-win-line.tsx';
import { FOOTER_PARTS, LobbyFooter } from '#features/lobby-footer/lobby-footer.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { footer } from '#i18n/texts/en-PH/footer.ts';
import { home } from '#i18n/texts/en-PH/home.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

/** Later than the first render of the news, also on a busy machine. */
const LATE_MS = 1_000;

/** What a server for real players sends before its operator has added anything. */
async function createNewOperator() {
  const app = await createApp({
    isVisitor: true,
    config: {
      socialMedia: '[]',
      appNoticeConfigList: [],
      responsible: { tagline: '', helpline: '1553', licenseNo: 'PH-77', links: [] },
    },
  });
  app.answer('customerServices', { appCustomerServiceQueue: [] });
  app.answer('lobbyTips', { jackpotList: [] });
  return app;
}

it('the footer names the licence and the helpline, and leaves out contacts and social pages', async () => {
  const app = await createNewOperator();
  await renderApp(
    app,
    <LobbyFooter
      download={null}
      responsible={<ResponsibleBlock />}
      most={FOOTER_PARTS}
      onTop={() => undefined}
    />,
  );
  await waitFor(() => expect(app.sent('customerServices')).toHaveLength(1));
  screen.getByText(fill(footer.helpline, { phone: '1553' }));
  screen.getByText(fill(footer.licence, { number: 'PH-77' }));
  expect(screen.queryByText(footer.service)).toBeNull();
  expect(screen.queryByText(footer.share)).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/responsible']);
});

it('the news begin once the wins are known, and only welcome when nobody has won', async () => {
  const app = await createNewOperator();
  app.answer('lobbyTips', { jackpotList: [] }, LATE_MS);
  const { container } = await renderApp(app, <BigWinLine isPaused={false} />);
  const hasBegun = () => !/isPaused/.test(screen.getByRole('marquee').className);
  expect(hasBegun()).toBe(false);
  // The first key loads the wins.
  await userEvent.keyboard('{Shift}');
  await waitFor(() => expect(app.sent('lobbyTips')).toHaveLength(1));
  await waitFor(() => expect(hasBegun()).toBe(true));
  expect(screen.getAllByText(home.notice.welcome).length).toBeGreaterThan(0);
  expect(container.textContent).not.toMatch(/09\*+|₱/);
});
