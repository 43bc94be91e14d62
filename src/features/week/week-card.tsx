import { isEmptyWeek, type Week } from '#shared/week/week.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden, visuallyHiddenClass } from '#ui/base/visually-hidden.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
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
  /** Its own screen has its title, and loads it at once. */
  readonly isScreen?: boolean;
  /** The way to a lower limit, below the week. */
  readonly renderLimit: (week: Week | null) => ReactNode;
}

/** Time, net result and cost of the last seven days, day by day. */
export function WeekCard({ view, isScreen = false, renderLimit }: WeekCardProps) {
  const { t } = useTranslation('week');
  const titleId = useId();
  const { week, problem } = view;
  const isLoading = isScreen && week === null && problem === null;
  return (
    <Card
      as="section"
      gap={4}
      aria-labelledby={titleId}
      data-week={week === null ? 'closed' : 'shown'}
    >
      <Stack gap={2}>
        {isScreen ? (
          <h2 id={titleId} className={visuallyHiddenClass}>
            {t('title')}
          </h2>
        ) : (
          <Text id={titleId} as="h2" size="lead" weight="bold" leading="tight">
            {t('title')}
          </Text>
        )}
        <Note>{t('text')}</Note>
      </Stack>
      {week === null ? (
        <Unseen view={view} isLoading={isLoading} isScreen={isScreen} />
      ) : (
        <WeekFigures week={week} hasFocus={!isScreen} />
      )}
      {!isLoading && renderLimit(week)}
    </Card>
  );
}

interface UnseenProps {
  readonly view: WeekView;
  readonly isLoading: boolean;
  readonly isScreen: boolean;
}

/** Before the week is there: its skeleton where it loads by itself, else the button that loads it. */
function Unseen({ view, isLoading, isScreen }: UnseenProps) {
  const { t } = useTranslation('week');
  const { loadingLabel, retryLabel } = useLoadLabels();
  const { isBusy, problem, load } = view;
  if (isLoading) {
    return (
      <Stack as="output" gap={4} aria-busy data-loading>
        <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        <Skeleton height={80} />
        <Skeleton height={320} />
      </Stack>
    );
  }
  return (
    <>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      <Button variant="quiet" isWide isBusy={isBusy} onClick={(press) => load(press.timeStamp)}>
        {isScreen ? retryLabel : t('show')}
      </Button>
    </>
  );
}

interface WeekFiguresProps {
  readonly week: Week;
  /** The button that showed it is gone. */
  readonly hasFocus: boolean;
}

function WeekFigures({ week, hasFocus }: WeekFiguresProps) {
  const { t } = useTranslation('week');
  const { money } = useFormats();
  const { time } = useWeekWords();
  const { before, costAnHour } = week;
  const focused = { ref: hasFocus ? takeFocus : undefined, tabIndex: -1 };
  const figures = [
    { name: t('time'), value: time(week.playMs) },
    { name: t('net'), value: <Amount text={money(week.net)} tone="inherit" /> },
    {
      name: t('cost'),
      value: costAnHour === null ? t('noCost') : <Amount text={money(costAnHour)} tone="inherit" />,
    },
  ];
  if (isEmptyWeek(week)) {
    return (
      <Stack as="output" {...focused}>
        <EmptyState art={<HistoryIcon size={56} />} title={t('empty')} text={t('emptyText')} />
      </Stack>
    );
  }
  return (
    <Stack gap={4} {...focused}>
      <SummaryList items={figures} />
      <WeekChart days={week.days} />
      <Note tone="faint" figures>
        {t('before', { time: time(before.playMs), net: money(before.net) })}
      </Note>
    </Stack>
  );
}
