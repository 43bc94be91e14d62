import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ChangePasswordSheet } from './change-password-sheet.tsx';

export const preview: Preview = {
  name: 'Change of password',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open the change of password"
        render={(isOpen, onClose) => (
          <ChangePasswordSheet account="maya2026" isOpen={isOpen} onClose={onClose} />
        )}
      />
    ),
    empty: () => <ChangePasswordForm account="maya2026" onDone={() => undefined} />,
  },
};
