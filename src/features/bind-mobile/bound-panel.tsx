import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SuccessStar } from '#ui/outcome/success-star.tsx';
import { Text } from '#ui/base/text.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bind-mobile.module.css';

export interface BoundPanelProps {
  /** Masked. */
  readonly mobile: string;
  readonly onDone: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** Result of binding: the mobile and its rewards. */
export function BoundPanel({ mobile, onDone, children }: BoundPanelProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card look={children === false ? 'raised' : 'reward'} gap={3} centred inset="wide">
      <SuccessStar isSmall />
      <Text
        ref={heading}
        tabIndex={-1}
        as="h2"
        size="title"
        weight="bold"
        leading="tight"
        className={styles.heading}
      >
        {t('account.bind.doneTitle')}
      </Text>
      <Text tone="soft" breaks leading="loose" className={styles.lead}>
        {t('account.bind.doneText', { mobile })}
      </Text>
      {children !== false && <div className={styles.rewards}>{children}</div>}
      <Button variant="gold" size="large" isWide onClick={onDone}>
        {t('account.bind.done')}
      </Button>
    </Card>
  );
}
