import { upTo } from '#shared/money/money.ts';
import { changesAt } from '#shared/vip/benefits.ts';
import { nextLevelOf, type VipLevel, type VipNeed, type VipProgress } from '#shared/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Fact } from '#ui/list/fact.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text } from '#ui/base/text.tsx';
import { VipEmblem } from '#ui/media/vip-emblem.tsx';
import { useTranslation } from 'react-i18next';
import { useBenefitText } from './use-benefit-text.ts';

interface VipNextProps {
  readonly progress: VipProgress;
  readonly levels: readonly VipLevel[];
}

/** Progress to the next level, and its changed benefits. */
export function VipNext({ progress, levels }: VipNextProps) {
  const { t } = useTranslation('vip');
  const benefits = useBenefitText();
  if (levels.length === 0) return null;
  const way = nextLevelOf(levels, progress);
  if (way === null) {
    return (
      <Card as="p">
        <Stack as="span" gap="hair">
          <Text as="span" weight="bold">
            {t('way.top')}
          </Text>
          <Note as="span">{t('way.topText')}</Note>
        </Stack>
      </Card>
    );
  }
  const { next } = way;
  const own = levels.find(({ level }) => level === progress.level);
  return (
    <Card gap={4}>
      <Row gap={3}>
        <VipEmblem level={next.level} size={52} />
        <Stack gap="hair">
          <Text as="h2" size="lead" weight="bold">
            {t('way.title', { level: next.level })}
          </Text>
          <Note>{t('way.both')}</Note>
        </Stack>
      </Row>
      <Need name="recharge" need={way.recharge} />
      <Need name="bets" need={way.bets} />
      <Stack gap={2}>
        <Text as="h3" size="small" weight="bold">
          {t('way.changes', { level: next.level })}
        </Text>
        <Stack as="dl" gap={2}>
          {changesAt(next, own).map(({ benefit, from }) => {
            const to = benefits.value(benefit, next);
            return (
              <Fact key={benefit} name={benefits.name(benefit)}>
                {from === null ? to : t('way.change', { from: benefits.value(benefit, from), to })}
              </Fact>
            );
          })}
        </Stack>
      </Stack>
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
        valueText={t('way.of', {
          has: money(upTo(has, needs), 'floor'),
          needs: money(needs, 'floor'),
        })}
      />
      <Note as="span" figures align="end">
        {left === 0 ? t('way.done') : t('way.left', { left: money(left) })}
      </Note>
    </Stack>
  );
}
