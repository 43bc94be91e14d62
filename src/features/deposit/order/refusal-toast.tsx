import type { ApiError } from '#shared/wire/api-error.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { ToastStack } from '#ui/feedback/toast.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long the toast is shown, in ms. */
const SHOWN_FOR = 6000;

/** The toast of an order that was not created (spec §8, "Recharge create failure"). */
export function RefusalToast({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation();
  const errors = useErrorText();
  const [hidden, setHidden] = useState<ApiError | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(error), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [error]);
  if (hidden === error) return null;
  return (
    <ToastStack
      toasts={[{ id: 'deposit', tone: 'failure', text: errors.action('recharge', error) }]}
      onDismiss={() => setHidden(error)}
      dismissLabel={t('common.close')}
    />
  );
}
