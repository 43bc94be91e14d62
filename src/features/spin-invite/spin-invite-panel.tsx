import { spinProgress, wheelOf } from '#shared/spin-invite/spin-invite.ts';
import { minorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { CountUp } from '#ui/feedback/count-up.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Text } from '#ui/base/text.tsx';
import { WheelOddsLine } from './wheel-odds-line.tsx';
import { useTranslation } from 'react-i18next';
import { LuckyList } from './lucky-list.tsx';
import styles from './spin-invite-panel.module.css';
import { SpinProgressPart } from './spin-progress-part.tsx';
import type { SpinInviteView } from './use-spin-invite.ts';
import type { WheelTurn } from './wheel/use-wheel-turn.ts';
import { WheelStage } from './wheel/wheel-stage.tsx';

interface SpinInvitePanelProps {
  readonly view: SpinInviteView;
  /** Ref of the element that turns. */
  readonly hold: WheelTurn['hold'];
}

/** The panel in each of its states (spec §2, §4 "Spin invite"). */
export function SpinInvitePanel({ view, hold }: SpinInvitePanelProps) {
  const { t } = useTranslation('spinInvite');
  const loadLabels = useLoadLabels();
  const { money, moment } = useFormats();
  switch (view.status) {
    case 'loading':
      return (
        <LoadState state={view} failedTitle={t('wheel.loadFailed')} {...loadLabels}>
          <Skeleton height={260} radius={2} />
        </LoadState>
      );
    case 'intro': {
      const { terms, isJoining } = view;
      return (
        <Stack gap={3} centred>
          <WheelStage
            className={styles.picture}
            segments={terms === undefined ? null : wheelOf(terms)}
            hold={hold}
            state={isJoining ? 'turning' : 'resting'}
          />
          <Text as="h3" size="lead" weight="bold">
            {t('intro.title')}
          </Text>
          <Note>{t('intro.text')}</Note>
          {terms !== undefined && (
            <p className={styles.target}>
              {t('intro.target', { amount: money(terms.target, 'floor') })}
            </p>
          )}
          {terms !== undefined && <WheelOddsLine terms={terms} />}
        </Stack>
      );
    }
    case 'result': {
      const { won, target, endsAt } = view.round;
      const { remaining } = spinProgress(won, target);
      return (
        <Stack gap={3} centred>
          <Stack ref={takeFocus} tabIndex={-1} as="output" gap={1} className={styles.result}>
            <Text as="span" size="lead" weight="bold">
              {t('result.title')}
            </Text>
            <Text
              as="span"
              tone="gold"
              weight="bold"
              figures
              leading="tight"
              className={styles.won}
            >
              <CountUp to={won} format={(value) => money(minorUnits(value))} />
            </Text>
          </Stack>
          <Note>
            {remaining > 0
              ? t('result.text', {
                  remaining: money(remaining),
                  target: money(target, 'floor'),
                  moment: moment(endsAt),
                })
              : t('result.reached')}
          </Note>
        </Stack>
      );
    }
    case 'progress': {
      const { won, target, lucky } = view.round;
      return (
        <Stack gap={5}>
          <SpinProgressPart won={won} target={target} />
          <LuckyList lucky={lucky} />
        </Stack>
      );
    }
  }
}
