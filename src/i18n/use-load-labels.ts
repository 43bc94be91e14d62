import { useTranslation } from 'react-i18next';

/** The words of everything that loads: it is on its way, and try again. */
export function useLoadLabels() {
  const { t } = useTranslation();
  return { loadingLabel: t('common.loading'), retryLabel: t('common.retry') };
}
