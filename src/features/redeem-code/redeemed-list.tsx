import type { RedeemedCode } from '#api/account-extras.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './redeemed-list.module.css';
import type { RenderRewards } from './render-rewards.ts';

export interface RedeemedListProps {
  readonly redeemed: readonly RedeemedCode[];
  readonly renderRewards: RenderRewards;
}

/** The redeemed codes with their rewards, newest first. */
export function RedeemedList({ redeemed, renderRewards }: RedeemedListProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const titleId = useId();
  return (
    <Stack as="section" gap={1} className={styles.section} aria-labelledby={titleId}>
      <Text id={titleId} as="h3" weight="medium">
        {t('member.redeem.list')}
      </Text>
      {redeemed.length === 0 ? (
        <Note tone="faint">{t('member.redeem.listEmpty')}</Note>
      ) : (
        <List divided="wide">
          {redeemed.map(({ code, rewards, time }, place) => (
            <Row
              key={`${place} ${code} ${time}`}
              as="li"
              gap={3}
              lineGap="hair"
              align="stretch"
              spread
            >
              <Text as="span" translate="no" weight="medium" figures breaks className={styles.code}>
                {code}
              </Text>
              <Note as="span" tone="faint">
                {day(time)}
              </Note>
              {rewards.length > 0 && (
                <div className={styles.rewards}>{renderRewards(rewards, 'line')}</div>
              )}
            </Row>
          ))}
        </List>
      )}
    </Stack>
  );
}
