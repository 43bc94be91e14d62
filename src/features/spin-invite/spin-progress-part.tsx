import { upTo } from '#shared/money/money.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { spinProgress } from '#shared/spin-invite/spin-invite.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './spin-progress-part.module.css';

export interface SpinProgressPartProps {
  readonly won: MinorUnits;
  readonly target: MinorUnits;
}

const BASIS_POINTS_PER_PERCENT = 100;
const WHOLE = 10_000;

/** The won and the remaining amount, with a progress bar (spec §4 "Spin invite"). */
export function SpinProgressPart({ won, target }: SpinProgressPartProps) {
  const { t } = useTranslation('spinInvite');
  const { money, percent } = useFormats();
  const { remaining, percent: parts } = spinProgress(won, target);
  const basisPoints = Math.round(parts * BASIS_POINTS_PER_PERCENT);
  return (
    <Card look="reward" gap={3}>
      <Row as="dl" gap={4} lineGap={1} align="stretch" spread className={styles.amounts}>
        <div>
          <Note as="dt">{t('progress.won')}</Note>
          <dd>
            <Amount text={money(won)} size="large" />
          </dd>
        </div>
        <Text as="div" align="end">
          <Note as="dt">{t('progress.remaining')}</Note>
          <dd>
            <Amount text={money(remaining)} tone="inherit" size="large" />
          </dd>
        </Text>
      </Row>
      <ProgressBar
        fraction={basisPoints / WHOLE}
        label={t('progress.bar')}
        valueText={t('progress.of', { won: money(upTo(won, target)), target: money(target) })}
        isTextHidden
      />
      <Row
        as="p"
        gap={4}
        lineGap={0}
        align="stretch"
        spread
        className={textClass({ tone: 'soft', size: 'small', figures: true })}
      >
        <span>{percent(basisPoints)}</span>
        <span>
          {t('progress.of', { won: money(upTo(won, target)), target: money(target, 'floor') })}
        </span>
      </Row>
    </Card>
  );
}
