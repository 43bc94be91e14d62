import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Button } from '#ui/base/button.tsx';
import { CentreDialog } from '#ui/overlay/centre-dialog.tsx';
import { List } from '#ui/layout/list.tsx';
import { useTranslation } from 'react-i18next';
import styles from './recharge-panel.module.css';

const RULES = ['count', 'reach', 'bets', 'shown'] as const;

export interface RechargeRulesDialogProps extends OpenedProps {}

/** The rules of the accumulated recharge (spec §2: the help icon opens them). */
export function RechargeRulesDialog({ ...opened }: RechargeRulesDialogProps) {
  const { t: words } = useTranslation();
  const { t } = useTranslation('accumulatedRecharge');
  return (
    <CentreDialog
      {...opened}
      name="accumulated-recharge-rules"
      title={t('rules.title')}
      closeLabel={words('common.close')}
      footer={
        <Button variant="quiet" isWide onClick={opened.onClose}>
          {t('rules.close')}
        </Button>
      }
    >
      <List as="ol" gap={3} className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </List>
    </CentreDialog>
  );
}
