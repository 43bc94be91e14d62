import { isEmptyWeek, type Week } from '#shared/week/week.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Amount } from '#ui/money/amount.tsx';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWeekWords } from './use-week-words.ts';
import type { WeekView } from './use-week.ts';
import { WeekChart } from './week-chart.tsx';

interface WeekCardProps {
  readonly view: WeekView;
  /** The way to a lower limit, below the week. */
  readonly renderLimit: (week: Week | null) => ReactNode;
}

/** Time, net result and cost of the last seven days, on request. */
export function WeekCard({ view, renderLimit }: WeekCardProps) {
  const { t } = useTranslation('week');
  const titleId = useId();
  const { week, isBusy, problem, load } = view;
  return (
    <Card
      as="section"
      gap={4}
      aria-labelledby={titleId}
      data-week={week === null ? 'closed' : 'shown'}
    >
      <Stack gap={2}>
        <Text id={titleId} as="h2" size="lead" weight="bold" leading="tight">
          {t('title')}
        </Text>
        <Note>{t('text')}</Note>
      </Stack>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      {week === null ? (
        <Button variant="quiet" isWide isBusy={isBusy} onClick={(press) => load(press.timeStamp)}>
          {t('show')}
        </Button>
      ) : (
        <WeekFigures week={week} />
      )}
      {renderLimit(week)}
    </Card>
  );
}

function WeekFigures({ week }: { readonly week: Week }) {
  const { t } = useTranslation('week');
  const { money } = useFormats();
  const { time } = useWeekWords();
  const { before, costAnHour } = week;
  const figures = [
    { name: t('time'), value: time(week.playMs) },
    { name: t('net'), value: <Amount text={money(week.net)} tone="inherit" /> },
    {
      name: t('cost'),
      value: costAnHour === null ? t('noCost') : <Amount text={money(costAnHour)} tone="inherit" />,
    },
  ];
  if (isEmptyWeek(week)) return <Text as="output">{t('empty')}</Text>;
  return (
    <Stack gap={4}>
      <SummaryList items={figures} />
      <WeekChart days={week.days} />
      <Note tone="faint" figures>
        {t('before', { time: time(before.playMs), net: money(before.net) })}
      </Note>
    </Stack>
  );
}
