import { wayUp, type VipLevel, type VipNeed, type VipStanding } from '#domain/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { FigureHead } from '#ui/figure-head.tsx';
import { Card } from '#ui/layout/card.tsx';
import { VipIcon } from '#ui/icons/vip-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/note.tsx';
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
      <FigureHead
        label={t('yourLevel')}
        sign={
          <span className={styles.badge}>
            <VipIcon size={32} />
          </span>
        }
      >
        <Text as="strong" size="display" weight="bold" figures leading="tight">
          {t('level', { level })}
        </Text>
      </FigureHead>
      {way === null && levels.length > 0 && (
        <Stack as="p" gap="hair">
          <span>{t('way.top')}</span>
          <Note as="span">{t('way.topText')}</Note>
        </Stack>
      )}
      {way !== null && (
        <Stack gap={4}>
          <Text as="h2" weight="bold">
            {t('way.title', { level: way.next.level })}
          </Text>
          <Need name="recharge" need={way.recharge} />
          <Need name="bets" need={way.bets} />
          <Note>{t('way.both')}</Note>
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
      <Note as="span" figures align="end">
        {left === 0 ? t('way.done') : t('way.left', { left: money(left) })}
      </Note>
    </Stack>
  );
}
