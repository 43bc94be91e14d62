import { BackLink } from '#features/back-link/back-link.tsx';
import { ServiceList } from '#features/customer-service/service-list.tsx';
import { useCustomerServices } from '#features/customer-service/use-customer-services.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useTranslation } from 'react-i18next';
import styles from './service-screen.module.css';

/** Every way to reach customer service; open to everyone (spec §6). */
export function ServiceScreen() {
  const { t } = useTranslation();
  const services = useCustomerServices();
  return (
    <main data-screen="service">
      <PageHeader title={t('screens.service.title')} back={<BackLink />} />
      <div className={styles.content}>
        {services.status === 'ready' && <p className={styles.lead}>{t('screens.service.text')}</p>}
        <ServiceList state={services} />
      </div>
    </main>
  );
}
