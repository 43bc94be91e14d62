import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { InfoIcon } from '#ui/icons/info-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import styles from './recharge-panel.module.css';

interface RechargeHeadProps {
  readonly totalRecharge: MinorUnits;
  readonly endsAt: EpochMs | null;
  readonly onHelp: () => void;
}

/** The total of all deposits, and the help button for the rules. */
export function RechargeHead({ totalRecharge, endsAt, onHelp }: RechargeHeadProps) {
  const { t } = useTranslation('accumulatedRecharge');
  const { money, moment } = useFormats();
  return (
    <Card look="raised" className={styles.head}>
      <Stack as="p" gap="hair">
        <Note as="span">{t('total')}</Note>
        <Amount text={money(totalRecharge)} size="huge" />
        {endsAt !== null && <Note as="span">{t('until', { moment: moment(endsAt) })}</Note>}
      </Stack>
      <IconButton look="raised" label={t('help')} icon={<InfoIcon />} onClick={onHelp} />
    </Card>
  );
}
