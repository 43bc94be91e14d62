import { useId } from 'react';
import { ProblemLine } from '#ui/form/problem-line.tsx';
import { Text } from '#ui/base/text.tsx';
import styles from './radio-group.module.css';

export interface RadioOption<Value> {
  readonly value: Value;
  readonly label: string;
}

export interface RadioGroupProps<Value> {
  /** The question. */
  readonly legend: string;
  /** Unique in its form. */
  readonly name: string;
  readonly options: readonly RadioOption<Value>[];
  /** Undefined or null while nothing is chosen. */
  readonly value: Value | null | undefined;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A question with one answer: native radio buttons, so that arrows choose; as many beside each other as fit. */
export function RadioGroup<Value extends string | number>({
  legend,
  name,
  options,
  value,
  error,
  onChange,
}: RadioGroupProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : errorId}>
      <Text as="legend" weight="medium" className={styles.legend}>
        {legend}
      </Text>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.input}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <ProblemLine id={errorId} role="alert">
          {error}
        </ProblemLine>
      )}
    </fieldset>
  );
}
