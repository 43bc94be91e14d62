import { wayUp, type VipLevel, type VipNeed, type VipStanding } from '#domain/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { VipIcon } from '#ui/icons/vip-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vip-head.module.css';

interface VipHeadProps {
  readonly standing: VipStanding;
  readonly levels: readonly VipLevel[];
}

/** The player's level, and how far it is to the next one. */
export function VipHead({ standing, levels }: VipHeadProps) {
  const { t } = useTranslation('vip');
  const { level } = standing;
  const way = wayUp(levels, standing);
  return (
    <Card look="reward" gap={4}>
      <Row gap={4}>
        <span className={styles.badge}>
          <VipIcon size={32} />
        </span>
        <Stack as="p" gap="hair">
          <Text as="span" tone="soft" size="small">
            {t('yourLevel')}
          </Text>
          <Text as="strong" size="display" weight="bold" figures className={styles.name}>
            {t('level', { level })}
          </Text>
        </Stack>
      </Row>
      {way === null && levels.length > 0 && (
        <Stack as="p" gap="hair">
          <span>{t('way.top')}</span>
          <Text as="span" tone="soft" size="small">
            {t('way.topText')}
          </Text>
        </Stack>
      )}
      {way !== null && (
        <Stack gap={4}>
          <Text as="h2" weight="bold">
            {t('way.title', { level: way.next.level })}
          </Text>
          <Need name="recharge" need={way.recharge} />
          <Need name="bets" need={way.bets} />
          <Text tone="soft" size="small">
            {t('way.both')}
          </Text>
        </Stack>
      )}
    </Card>
  );
}

function Need({ name, need }: { readonly name: 'recharge' | 'bets'; readonly need: VipNeed }) {
  const { t } = useTranslation('vip');
  const { money } = useFormats();
  const { has, needs, left, fraction } = need;
  return (
    <Stack gap={1}>
      <ProgressBar
        fraction={fraction}
        label={t(`way.${name}`)}
        valueText={t('way.of', { has: money(has, 'floor'), needs: money(needs, 'floor') })}
      />
      <Text as="span" tone="soft" size="small" figures align="end">
        {left === 0 ? t('way.done') : t('way.left', { left: money(left) })}
      </Text>
    </Stack>
  );
}
