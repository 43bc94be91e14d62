import { useCustomerServicesQuery } from '#api/lobby.ts';
import { reachableServices } from '#shared/customer-service/customer-service.ts';
import { Dot } from '#ui/feedback/dot.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { FooterPart } from './footer-part.tsx';
import styles from './service-list.module.css';

/** Side of a service's picture in pixels. */
const ICON_SIDE = 48;

/** The customer services, with a green dot on those online (spec §2, Footer). */
export function ServiceList() {
  const { t } = useTranslation();
  const { data = [] } = useCustomerServicesQuery();
  const services = reachableServices(data);
  // Without an answer the footer omits this part.
  if (services.length === 0) return null;
  return (
    <FooterPart title={t('footer.service')}>
      <ul className={styles.list}>
        {services.map(({ id, name, url, icon, isOnline }) => (
          <li key={`${id} ${url}`}>
            <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer">
              <span className={styles.badge}>
                <FadeImage
                  className={styles.icon}
                  src={icon}
                  alt=""
                  width={ICON_SIDE}
                  height={ICON_SIDE}
                />
                {isOnline && <Dot tone="online" isInCorner />}
              </span>
              <span>{name === '' ? t('footer.service') : name}</span>
              <VisuallyHidden>{`${t(isOnline ? 'footer.online' : 'footer.offline')}, ${t('common.newWindow')}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </FooterPart>
  );
}
