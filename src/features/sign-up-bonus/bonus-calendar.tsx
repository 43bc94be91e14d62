import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { claimableDay, dayWagering, hasDayToCome } from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { ZERO } from '#shared/money/money.ts';
import { UNKNOWN_TERMS, wageringSum } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { usePackageWords } from '#i18n/use-package-words.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';
import styles from './bonus-calendar.module.css';
import { DayCell } from './day-cell.tsx';
import type { DayClaim } from './use-day-claim.ts';
import type { BonusCalendar as Calendar } from './use-sign-up-bonus.ts';

interface BonusCalendarProps {
  readonly calendar: Calendar;
  readonly claim: DayClaim;
  readonly isOffline: boolean;
}

const UNKNOWN_SUM = wageringSum(ZERO, UNKNOWN_TERMS);

/** The days of a bought package (spec §2: a grid of thirty cells). */
export function BonusCalendar({ calendar, claim, isOffline }: BonusCalendarProps) {
  const { t } = useTranslation('signUpBonus');
  const wordsOf = usePackageWords();
  const describe = useWageringTexts();
  const { money, day } = useFormats();
  const { owned, pack, cells } = calendar;
  const days = cells.filter((cell) => cell.kind === 'day');
  const done = days.filter(({ state }) => state === 'claimed').length;
  const isOpen = claimableDay(owned) !== null;
  const daily = dayWagering(owned, pack);
  const terms = owned.rewards === null ? (daily ?? UNKNOWN_SUM) : daily;
  return (
    <Stack as="section" gap={3} aria-label={t('calendar.title')}>
      <Row gap={3} lineGap={1} align="baseline" spread>
        <Text as="h3" size="lead" weight="bold">
          {pack === null ? t('calendar.title') : wordsOf(pack).name}
        </Text>
        {daily !== null && (
          <Text as="span" tone="gold" weight="bold" figures>
            {t('calendar.daily', { daily: money(daily.amount, 'floor') })}
          </Text>
        )}
        <Note as="span" figures className={styles.bought}>
          {t('calendar.boughtOn', { day: day(owned.boughtAt) })}
        </Note>
      </Row>
      <ProgressBar
        fraction={days.length === 0 ? 0 : done / days.length}
        label={t('state.claimed')}
        valueText={t('calendar.got', { done, count: days.length })}
        isTextHidden
      />
      <Note figures aria-hidden>
        {t('calendar.got', { done, count: days.length })}
      </Note>
      <ol className={styles.grid}>
        {cells.map((cell, at) => (
          <DayCell
            key={at}
            cell={cell}
            isBusy={claim.busyId === owned.id}
            isShut={isOffline}
            onClaim={(moment) => claim.claim(owned.id, moment)}
          />
        ))}
      </ol>
      {terms !== null && (isOpen || hasDayToCome(cells)) && <WageringTerms {...describe(terms)} />}
      {!isOpen && (
        <Note figures>{t(hasDayToCome(cells) ? 'calendar.tomorrow' : 'calendar.over')}</Note>
      )}
    </Stack>
  );
}
