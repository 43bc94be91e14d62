import type { BonusDayState, CalendarCell } from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { classNames } from '#ui/base/class-names.ts';
import type { IconProps } from '#ui/base/icon.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bonus-calendar.module.css';

interface DayCellProps {
  readonly cell: CalendarCell;
  /** A day of this package is being claimed. */
  readonly isBusy: boolean;
  /** Claims are disabled at the moment. */
  readonly isShut: boolean;
  /** @param at time of the press, in ms */
  readonly onClaim: (at: number) => void;
}

const drawings: Readonly<Record<BonusDayState, ComponentType<IconProps>>> = {
  locked: LockIcon,
  expired: CloseIcon,
  claimed: CheckIcon,
  claimable: GiftIcon,
};

/** A day of the calendar; a claimable one is a button. */
export function DayCell({ cell, isBusy, isShut, onClaim }: DayCellProps) {
  const { t } = useTranslation('signUpBonus');
  if (cell.kind === 'blank') return <li className={styles.blank} aria-hidden />;
  const { day, state } = cell;
  const Drawing = drawings[state];
  const look = classNames(styles.day, styles[state]);
  if (state === 'claimable') {
    return (
      <li data-day={state}>
        <button
          type="button"
          className={look}
          disabled={isShut}
          aria-label={t('calendar.claimDay', { day })}
          aria-busy={isBusy}
          onClick={({ timeStamp }) => onClaim(timeStamp)}
        >
          <span className={styles.number}>{day}</span>
          <Drawing size={20} />
        </button>
      </li>
    );
  }
  return (
    <li className={look} data-day={state}>
      <span className={styles.number} aria-hidden>
        {day}
      </span>
      <Drawing size={16} />
      <VisuallyHidden>{t('calendar.dayState', { day, state: t(`state.${state}`) })}</VisuallyHidden>
    </li>
  );
}
