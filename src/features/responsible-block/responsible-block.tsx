import { selectConfig } from '#catalogue/catalogue-slice.ts';
import { httpsUrl } from '#domain/click-target.ts';
import { AppLink } from '#ui/app-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './responsible-block.module.css';

/** Age, warning, help and licence: always there, whatever the platform serves. */
export function ResponsibleBlock() {
  const { t } = useTranslation();
  const responsible = useSelector(selectConfig)?.responsible;
  const { tagline = '', helpline = '', licenseNo = '', links = [] } = responsible ?? {};
  return (
    <section className={styles.block} aria-label={t('home.footer.responsible')}>
      <p className={styles.warning}>
        <strong className={styles.age}>{t('common.ageNotice')}</strong>
        <span>
          {t('common.ageText')} {tagline === '' ? t('common.tagline') : tagline}
        </span>
      </p>
      {helpline !== '' && <p>{t('home.footer.helpline', { phone: helpline })}</p>}
      {licenseNo !== '' && <p>{t('home.footer.licence', { number: licenseNo })}</p>}
      <ul className={styles.links}>
        <li>
          <AppLink to="/responsible" className={styles.link}>
            {t('home.footer.responsible')}
          </AppLink>
        </li>
        {links.map(({ label, url }) => {
          const href = httpsUrl(url);
          return href === null ? null : (
            <li key={`${label} ${href}`}>
              <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <VisuallyHidden>, {t('common.newWindow')}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
