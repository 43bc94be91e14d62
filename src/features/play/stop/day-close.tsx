import { minorUnits } from '#shared/money/money.ts';
import { leftOf, setLimits } from '#shared/protection/limit.ts';
import type { Protection } from '#shared/protection/protection.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Amount } from '#ui/money/amount.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { netText } from './net-text.ts';

/** The end of play at a limit of the player's own: what was reached, the day's result, and the week. */
export function DayClose({ limits, netToday }: Pick<Protection, 'limits' | 'netToday'>) {
  const { t } = useTranslation('play');
  const { money } = useFormats();
  const reached = setLimits(limits).flatMap((limit) => {
    const { kind, period, value } = limit;
    // A limit on deposits ends no game.
    if (kind === 'deposit' || leftOf(limit) !== 0) return [];
    const amount = () => <Amount text={money(minorUnits(value), 'short')} tone="inherit" />;
    return {
      name: t(`close.${kind}.${period}`),
      value: kind === 'session' ? t('stop.minutes', { minutes: value }) : amount(),
    };
  });
  const net = <Amount text={netText(netToday, money)} tone="inherit" />;
  return (
    <Stack gap={3} centred data-day-close>
      <SummaryList items={[...reached, { name: t('close.net'), value: net }]} />
      <Link to="/profile/week" className={buttonClass('quiet', 'small')}>
        {t('close.week')}
      </Link>
    </Stack>
  );
}
