import { benefitsOf } from '#shared/vip/benefits.ts';
import type { VipLevel } from '#shared/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Fact } from '#ui/list/fact.tsx';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { VipEmblem } from '#ui/media/vip-emblem.tsx';
import { useTranslation } from 'react-i18next';
import { useBenefitText } from './use-benefit-text.ts';
import styles from './vip-step.module.css';

interface VipStepProps {
  readonly step: VipLevel;
  readonly isOwn: boolean;
  readonly isReached: boolean;
}

/** One level; expands to show its requirements and benefits. */
export function VipStep({ step, isOwn, isReached }: VipStepProps) {
  const { t } = useTranslation('vip');
  const { money } = useFormats();
  const benefits = useBenefitText();
  const { level, needRecharge, needBet } = step;
  const isStart = needRecharge === 0 && needBet === 0;
  const needs = isStart
    ? []
    : ([
        [t('ladder.recharge'), money(needRecharge, 'floor')],
        [t('ladder.bets'), money(needBet, 'floor')],
      ] as const);
  const gives = benefitsOf(step).map(
    (benefit) => [benefits.name(benefit), benefits.value(benefit, step)] as const,
  );

  return (
    <Card
      as="details"
      inset="bare"
      className={classNames(styles.step, isOwn && styles.own)}
      open={isOwn}
    >
      <summary className={styles.summary}>
        <VipEmblem level={level} size={40} isDim={!isReached} />
        <Text as="span" weight="bold" figures className={styles.name}>
          {t('level', { level })}
        </Text>
        {!isReached && <LockIcon size={18} className={styles.lock} />}
        {isOwn && <Badge tone="gold">{t('ladder.current')}</Badge>}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <Stack gap={1} className={styles.parts}>
        <Note as="h3" weight="medium" className={styles.title}>
          {t('ladder.needs')}
        </Note>
        {isStart ? <Text size="small">{t('ladder.start')}</Text> : <Facts facts={needs} />}
        <Note as="h3" weight="medium" className={styles.title}>
          {t('ladder.gives')}
        </Note>
        <Facts facts={gives} />
      </Stack>
    </Card>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} className={styles.fact}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
