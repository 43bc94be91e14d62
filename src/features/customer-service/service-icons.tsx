import { Row } from '#ui/layout/row.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { ServiceIcon } from './service-icon.tsx';
import styles from './service-icons.module.css';
import type { CustomerServices } from './use-customer-services.ts';

/** The services as a row of icons for a footer; renders nothing without any. */
export function ServiceIcons({ state }: { readonly state: CustomerServices }) {
  const { t } = useTranslation();
  if (state.status !== 'ready') return null;
  return (
    <Row as="ul" gap={3} align="stretch" justify="center" wrap aria-label={t('footer.service')}>
      {state.services.map(({ id, name, url, icon, isOnline }) => (
        <li key={`${id} ${url}`}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            <ServiceIcon icon={icon} isOnline={isOnline} />
            <VisuallyHidden>{`${name || t('footer.service')}, ${isOnline ? t('footer.online') : t('footer.offline')}, ${t('common.newWindow')}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </Row>
  );
}
