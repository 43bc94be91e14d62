import { subtract } from '#shared/money/money.ts';
import type { RoundSum } from '#shared/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { netText } from './net-text.ts';
import styles from './reality-dialog.module.css';

export interface RealityDialogProps {
  readonly isOpen: boolean;
  /** `h:mm:ss` */
  readonly time: string;
  /** Null while it is unknown. */
  readonly sum: RoundSum | null;
  /** The answer being sent. */
  readonly answering: 'stop' | 'go-on' | null;
  readonly hasFailed: boolean;
  readonly onStop: () => void;
  readonly onRounds: () => void;
  readonly onGoOn: () => void;
}

const nothing = () => undefined;

/** The session's time and money. It waits for an answer, and emphasises none. */
export function RealityDialog(props: RealityDialogProps) {
  const { isOpen, time, sum, answering, hasFailed } = props;
  const { t } = useTranslation('play');
  const { money } = useFormats();
  const shown = (text: string | undefined) => text ?? '–';
  return (
    <CentreDialog
      name="reality-check"
      title={t('reality.title')}
      closeLabel={t('reality.close')}
      isOpen={isOpen}
      isDismissable={false}
      onClose={nothing}
      footer={
        <>
          <Button variant="quiet" isWide isBusy={answering === 'stop'} onClick={props.onStop}>
            {t('reality.stop')}
          </Button>
          <Button variant="quiet" isWide onClick={props.onRounds}>
            {t('reality.rounds')}
          </Button>
          <Button variant="quiet" isWide isBusy={answering === 'go-on'} onClick={props.onGoOn}>
            {t('reality.goOn')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('reality.text')}</p>
      <SummaryList
        items={[
          { name: t('reality.time'), value: time },
          { name: t('reality.bets'), value: shown(sum ? money(sum.bet) : undefined) },
          { name: t('reality.wins'), value: shown(sum ? money(sum.win) : undefined) },
          {
            name: t('reality.net'),
            value: shown(sum ? netText(subtract(sum.win, sum.bet), money) : undefined),
          },
        ]}
      />
      {hasFailed && (
        <Text role="alert" tone="danger" size="small" className={styles.failed}>
          {t('reality.failed')}
        </Text>
      )}
    </CentreDialog>
  );
}
