import { claimableDay, hasDayToCome } from '#domain/sign-up-bonus.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { usePackageWords } from '#i18n/use-package-words.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
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

/** The days of a bought package (spec §2: a grid of thirty cells). */
export function BonusCalendar({ calendar, claim, isOffline }: BonusCalendarProps) {
  const { t } = useTranslation('signUpBonus');
  const wordsOf = usePackageWords();
  const { money, day } = useFormats();
  const { owned, pack, cells } = calendar;
  const days = cells.filter((cell) => cell.kind === 'day');
  const done = days.filter(({ state }) => state === 'claimed').length;
  const isOpen = claimableDay(owned) !== null;
  return (
    <section className={styles.calendar} aria-label={t('calendar.title')}>
      <div className={styles.head}>
        <h3 className={styles.name}>{pack === null ? t('calendar.title') : wordsOf(pack).name}</h3>
        {pack !== null && (
          <span className={styles.daily}>
            {t('calendar.daily', { daily: money(pack.daily, 'floor') })}
          </span>
        )}
        <span className={styles.note}>{t('calendar.boughtOn', { day: day(owned.boughtAt) })}</span>
      </div>
      <ProgressBar
        fraction={days.length === 0 ? 0 : done / days.length}
        label={t('state.claimed')}
        valueText={t('calendar.got', { done, count: days.length })}
        isTextHidden
      />
      <p className={styles.note} aria-hidden>
        {t('calendar.got', { done, count: days.length })}
      </p>
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
      {!isOpen && (
        <p className={styles.note}>
          {t(hasDayToCome(cells) ? 'calendar.tomorrow' : 'calendar.over')}
        </p>
      )}
    </section>
  );
}
