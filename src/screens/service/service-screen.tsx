import { BackLink } from '#features/back-link/back-link.tsx';
import { CommonQuestions } from '#features/customer-service/common-questions.tsx';
import { ServiceList } from '#features/customer-service/service-list.tsx';
import { useCustomerServices } from '#features/customer-service/use-customer-services.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './service-screen.module.css';

/** Every way to reach customer service, and common questions; open to everyone (spec §6). */
export function ServiceScreen() {
  const { t } = useTranslation();
  const services = useCustomerServices();
  // Also while they load, so that nothing moves then.
  const hasText = services.status === 'ready' || services.status === 'loading';
  return (
    <main data-screen="service">
      <PageHeader title={t('screens.service.title')} back={<BackLink />} />
      <Stack gap={6} className={styles.content}>
        <Stack gap={4}>
          {hasText && <Text tone="soft">{t('screens.service.text')}</Text>}
          <ServiceList state={services} />
        </Stack>
        <CommonQuestions />
      </Stack>
    </main>
  );
}
