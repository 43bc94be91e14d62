import { ToastStack } from '#ui/toast.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';

export interface LikeToastProps {
  readonly tone: 'failure' | 'info';
  readonly text: string;
  readonly onDismiss: () => void;
}

/** What became of a heart, where it must be seen. */
export function LikeToast({ tone, text, onDismiss }: LikeToastProps) {
  const { t } = useFirstTexts();
  return (
    <ToastStack
      toasts={[{ id: 'like', tone, text }]}
      onDismiss={onDismiss}
      dismissLabel={t('common.close')}
    />
  );
}
