import { buttonClass } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import styles from './protection.module.css';

const PROGRAMS = [
  { name: 'betblocker', url: 'https://betblocker.org' },
  { name: 'gamban', url: 'https://gamban.com' },
] as const;

/** Software that blocks gambling on a device. */
export function BlockingSoftware() {
  const { t: common } = useTranslation();
  const { t } = useTranslation('protection');
  return (
    <InfoCard title={t('block.title')} text={t('block.text')} points={[t('block.children')]}>
      <Row gap={2} align="stretch" wrap className={styles.ways}>
        {PROGRAMS.map(({ name, url }) => (
          <a
            key={name}
            className={buttonClass('quiet')}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>{t(`block.${name}`)}</span>
            <VisuallyHidden>{`, ${common('common.newWindow')}`}</VisuallyHidden>
          </a>
        ))}
      </Row>
    </InfoCard>
  );
}
