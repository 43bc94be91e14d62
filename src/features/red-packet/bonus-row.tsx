import type { BonusState } from '#shared/red-packet/red-packet.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bonus-list.module.css';

interface BonusRowProps {
  readonly name: string;
  /** Formatted. */
  readonly amount: string;
  readonly state: BonusState;
  readonly isBusy: boolean;
  /** @param at time of the press, in ms */
  readonly onClaim: (at: number) => void;
  /** Replaces the button while the bonus is not reached. */
  readonly waiting?: ReactNode;
  /** The condition. */
  readonly children?: ReactNode;
  /** Full width, below the row. */
  readonly below?: ReactNode;
}

/** One bonus: amount, condition and the button that collects it. */
export function BonusRow(props: BonusRowProps) {
  const { name, amount, state, isBusy, onClaim, waiting, children, below } = props;
  const { t } = useTranslation('redPacket');
  return (
    <Row as="li" gap={4} lineGap={2} spread>
      <Stack gap="hair" className={styles.words}>
        <Text as="span" weight="medium">
          {name}
        </Text>
        <Amount text={amount} />
        {children}
      </Stack>
      {state === 'claimable' && (
        <Button
          variant="gold"
          size="small"
          aria-label={t('claimOf', { amount, name })}
          isBusy={isBusy}
          onClick={({ timeStamp }) => onClaim(timeStamp)}
        >
          {t('collect')}
        </Button>
      )}
      {state === 'claimed' && (
        <Row as="span" gap={1} className={textClass({ tone: 'jade', size: 'small' })}>
          <CheckIcon size={18} />
          <span>{t('claimed')}</span>
        </Row>
      )}
      {state === 'not-reached' &&
        (waiting ?? (
          <Note as="span" tone="faint">
            {t('notReached')}
          </Note>
        ))}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </Row>
  );
}
