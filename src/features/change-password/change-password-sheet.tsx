import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from './change-password-form.tsx';

interface ChangePasswordSheetProps extends OpenedProps {
  /** For password managers. */
  readonly account: string;
}

export function ChangePasswordSheet({ account, ...opened }: ChangePasswordSheetProps) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation();
  return (
    <BottomSheet
      {...opened}
      name="change-password"
      title={t('password')}
      closeLabel={words('common.close')}
    >
      <ChangePasswordForm account={account} onDone={opened.onClose} />
    </BottomSheet>
  );
}
