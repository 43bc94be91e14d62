import { wheelOf, type SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { InDoubtCard } from '#ui/outcome/in-doubt-card.tsx';
import type { SpinJoin } from '#features/spin-invite/use-spin-join.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { WheelOddsLine } from '#features/spin-invite/wheel-odds-line.tsx';
import { useTranslation } from 'react-i18next';
import { SpinFailure } from './spin-failure.tsx';
import styles from './spin-panel.module.css';
import { SpinTermsPart } from './spin-terms.tsx';
import type { WheelTurn } from './use-wheel-turn.ts';
import { WheelStage } from './wheel-stage.tsx';

export interface SpinStartProps {
  /** Terms of the next round; undefined where the server does not name it. */
  readonly terms: SpinTerms | undefined;
  readonly joining: SpinJoin;
  /** Ref of the element that turns. */
  readonly hold: WheelTurn['hold'];
  /** The first draw, or the round, is being loaded. */
  readonly isTurning: boolean;
}

/** No running round: explains one, its terms, and the button to join. */
export function SpinStart({ terms, joining, hold, isTurning }: SpinStartProps) {
  const { t } = useTranslation('spinInvite');
  const { money } = useFormats();
  const { isBusy, isInDoubt, failure, join } = joining;
  const isAgain = terms === undefined;
  return (
    <div className={styles.board}>
      <WheelStage
        segments={terms === undefined ? null : wheelOf(terms)}
        hold={hold}
        state={isTurning ? 'turning' : 'resting'}
      />
      <Stack gap={4}>
        <Stack gap={1} className={textClass({ align: 'center' })}>
          <Text as="h2" size="title" weight="bold">
            {t(isAgain ? 'wheel.startAgainTitle' : 'wheel.startTitle')}
          </Text>
          <Text tone="soft">
            {isAgain
              ? t('wheel.startAgainText')
              : t('wheel.startText', { count: terms.days, target: money(terms.target, 'floor') })}
          </Text>
          {terms !== undefined && <WheelOddsLine terms={terms} />}
        </Stack>
        {failure !== null && <SpinFailure error={failure} />}
        {isInDoubt ? (
          <InDoubtCard
            title={t('inDoubt.startTitle')}
            text={t('inDoubt.startText')}
            askLabel={t('inDoubt.ask')}
            isAsking={isBusy}
            onAsk={() => join(0)}
          />
        ) : (
          <Button
            size="large"
            isWide
            isBusy={isTurning}
            onClick={({ timeStamp }) => join(timeStamp)}
          >
            {t(isAgain ? 'wheel.startAgain' : 'wheel.start')}
          </Button>
        )}
        {terms !== undefined && <SpinTermsPart terms={terms} />}
      </Stack>
    </div>
  );
}
