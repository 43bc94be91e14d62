/** Messages above sheets: heard, seen as they are, and closable without closing the sheet. */
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Announcement } from '#ui/feedback/announcement.tsx';
import { ToastStack } from '#ui/feedback/toast.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

function SheetWithToast() {
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ToastStack
        toasts={isShown ? [{ id: '1', tone: 'failure', text: 'It failed.' }] : []}
        onDismiss={() => setShown(false)}
        dismissLabel="Dismiss"
      />
      <Announcement>{isShown ? 'Said as well.' : ''}</Announcement>
      <BottomSheet
        name="test"
        title="A sheet"
        closeLabel="Close"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <button type="button" onClick={() => setShown(true)}>
          Try
        </button>
      </BottomSheet>
    </>
  );
}

const isHidden = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert]') !== null;

it('a toast of the screen is heard while a sheet is open, and closing it leaves the sheet open', async () => {
  await renderApp(await createApp({}), <SheetWithToast />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Try' }));
  const toast = await screen.findByRole('alert');
  await waitFor(() =>
    expect(document.querySelector('[data-overlay="test"][data-open]')).not.toBeNull(),
  );
  // The page behind is hidden, the message is not.
  const [opener] = screen.getAllByRole('button', { name: 'Open', hidden: true });
  expect(opener !== undefined && isHidden(opener)).toBe(true);
  expect(isHidden(toast)).toBe(false);
  expect(isHidden(screen.getByText('Said as well.'))).toBe(false);
  expect(toast.closest('[aria-live]')).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.querySelector('[data-overlay="test"][data-open]')).not.toBeNull();
});
