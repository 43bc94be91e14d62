import { ConfirmRow } from './confirm-row.tsx';
import { LogoutIcon } from '#ui/icons/logout-icon.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Confirm row',
  states: {
    closed: () => (
      <ConfirmRow
        icon={<LogoutIcon />}
        title="Log out"
        question="Log out on this phone?"
        text="Your coins stay where they are."
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={() => undefined}
      />
    ),
  },
};
