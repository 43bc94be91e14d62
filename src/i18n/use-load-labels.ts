import { useTranslation } from 'react-i18next';

/** The labels of everything that loads. */
export function useLoadLabels() {
  const { t } = useTranslation();
  return { loadingLabel: t('common.loading'), retryLabel: t('common.retry') };
}
