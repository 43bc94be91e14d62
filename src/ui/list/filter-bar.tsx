import type { ReactNode } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Chip } from './chip.tsx';
import { classNames } from '#ui/base/class-names.ts';
import styles from './filter-bar.module.css';
import { Row } from '#ui/layout/row.tsx';

export interface FilterBarProps {
  /** Accessible name of the bar. */
  readonly label: string;
  readonly openLabel: string;
  /** A filter is active. */
  readonly isActive: boolean;
  readonly onOpen: () => void;
  readonly className?: string | undefined;
  /** Chips for filters available without the sheet. */
  readonly children: ReactNode;
}

/** The filter button with some choices beside it, in one row that scrolls sideways. */
export function FilterBar(props: FilterBarProps) {
  const { label, openLabel, isActive, onOpen, className, children } = props;
  return (
    <Row
      as="fieldset"
      gap={2}
      align="stretch"
      className={classNames(styles.bar, className)}
      aria-label={label}
    >
      <Chip isAction aria-haspopup="dialog" isSelected={isActive} onClick={onOpen}>
        {openLabel}
      </Chip>
      {children}
    </Row>
  );
}

export interface FilterFooterProps {
  readonly resetLabel: string;
  readonly onReset: () => void;
  readonly showLabel: string;
  readonly onShow: () => void;
}

/** The buttons below the filter sheet: reset, or show the results. */
export function FilterFooter({ resetLabel, onReset, showLabel, onShow }: FilterFooterProps) {
  return (
    <div className={styles.footer}>
      <Button variant="quiet" onClick={onReset}>
        {resetLabel}
      </Button>
      <Button onClick={onShow}>{showLabel}</Button>
    </div>
  );
}
