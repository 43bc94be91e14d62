import type { VipLevel } from '#domain/vip/vip.ts';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vip-panel.module.css';
import { VipStep } from './vip-step.tsx';

interface VipLadderProps {
  readonly level: number;
  readonly levels: readonly VipLevel[];
}

/** Every level, the lowest first: what it asks for and what it gives. The own one is open. */
export function VipLadder({ level, levels }: VipLadderProps) {
  const { t } = useTranslation('vip');
  return (
    <section className={styles.part}>
      <Text as="h2" size="lead" weight="bold">
        {t('ladder.title')}
      </Text>
      {levels.length === 0 && (
        <Text tone="faint" size="small">
          {t('ladder.none')}
        </Text>
      )}
      <ol className={styles.part}>
        {levels.map((step) => (
          <li key={step.level} aria-current={step.level === level ? 'step' : undefined}>
            <VipStep step={step} isOwn={step.level === level} isReached={step.level <= level} />
          </li>
        ))}
      </ol>
    </section>
  );
}
