import { Button } from '#ui/base/button.tsx';
import { floatingBarClass } from '#ui/layout/floating-bar.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/base/text.tsx';
import type { ConsentChoice } from '#browser/storage/cookies.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './consent-bar.module.css';

export interface ConsentBarProps {
  readonly onChoose: (choice: ConsentChoice) => void;
}

/** Asks for consent to store the visitor's attribution. Both answers look alike. */
export function ConsentBar({ onChoose }: ConsentBarProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={floatingBarClass} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text as="h2" weight="medium" id={titleId}>
            {t('consent.title')}
          </Text>
          <Text as="p" size="small">
            {t('consent.text')}
          </Text>
        </Stack>
        <Row gap={3} className={styles.actions}>
          <Button variant="quiet" onClick={() => onChoose('no')}>
            {t('consent.no')}
          </Button>
          <Button variant="quiet" onClick={() => onChoose('yes')}>
            {t('consent.yes')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
