import type { ReactNode } from 'react';
import { Chip } from '#ui/list/chip.tsx';
import styles from './choice-group.module.css';
import { Row } from '#ui/layout/row.tsx';

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly leading?: ReactNode;
}

interface ChoiceGroupProps<Value> {
  readonly title: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  /** Receives undefined when the chosen one is tapped again, which clears the choice. */
  readonly onChoose: (value: Value | undefined) => void;
}

/** One filter with at most one choice. */
export function ChoiceGroup<Value extends string | number>({
  title,
  choices,
  chosen,
  onChoose,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <Row gap={2} align="stretch" wrap>
        {choices.map(({ value, label, leading }) => (
          <Chip
            key={value}
            isSelected={value === chosen}
            leading={leading}
            onClick={() => onChoose(value === chosen ? undefined : value)}
          >
            {label}
          </Chip>
        ))}
      </Row>
    </fieldset>
  );
}
