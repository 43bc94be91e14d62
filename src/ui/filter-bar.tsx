import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { classNames } from './class-names.ts';
import styles from './filter-bar.module.css';
import { Row } from './layout/row.tsx';

export interface FilterBarProps {
  /** Of the bar, for readers. */
  readonly label: string;
  readonly openLabel: string;
  /** Some filter holds. */
  readonly isActive: boolean;
  readonly onOpen: () => void;
  readonly className?: string | undefined;
  /** Chips that are at hand without the sheet. */
  readonly children: ReactNode;
}

/** The way to the filters, and some choices beside it, in one line that scrolls sideways. */
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

/** Below the sheet of filters: none of them, or what they leave. */
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
