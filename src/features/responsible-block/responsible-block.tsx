import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { shownPath, watchPath } from '#browser/history/navigation.ts';
import { httpsUrl } from '#shared/lobby/click-target.ts';
import { AppLink } from '#ui/base/app-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { textClass } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './responsible-block.module.css';

/** Age, warning, help and licence: always shown, whatever the server sends. */
export function ResponsibleBlock() {
  const { t } = useTranslation();
  const path = useSyncExternalStore(watchPath, shownPath);
  const responsible = useSelector(selectConfig)?.responsible;
  const { tagline = '', helpline = '', licenseNo = '', links = [] } = responsible ?? {};
  return (
    <Stack
      as="section"
      gap={2}
      className={textClass({ tone: 'faint', size: 'caption' })}
      aria-label={t('footer.responsible')}
      data-after-loading
    >
      <Row as="p" gap={3} className={textClass({ tone: 'soft', size: 'small', weight: 'medium' })}>
        <strong className={styles.age}>{t('common.ageNotice')}</strong>
        <span>{`${t('common.ageText')} ${tagline === '' ? t('common.tagline') : tagline}`}</span>
      </Row>
      {helpline !== '' && <p>{t('footer.helpline', { phone: helpline })}</p>}
      {licenseNo !== '' && <p>{t('footer.licence', { number: licenseNo })}</p>}
      <Row as="ul" gap={5} lineGap={0} align="stretch" wrap>
        {path !== '/responsible' && (
          <li>
            <AppLink to="/responsible" className={styles.link}>
              {t('footer.responsible')}
            </AppLink>
          </li>
        )}
        {links.map(({ label, url }) => {
          const href = httpsUrl(url);
          return href === null ? null : (
            <li key={`${label} ${href}`}>
              <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                <span>{label}</span>
                <VisuallyHidden>{`, ${t('common.newWindow')}`}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </Row>
    </Stack>
  );
}
