import type { ChangeEvent, CSSProperties, KeyboardEvent } from 'react';
import styles from './slider-field.module.css';

export interface SliderFieldProps {
  /** Accessible name: what is chosen. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What PageUp and PageDown move by; arrows move by 1, Home and End to the ends. */
  readonly bigStep: number;
  /** The value in words. */
  readonly valueText: string;
  /** Words below the two ends. */
  readonly minText: string;
  readonly maxText: string;
  readonly onChange: (value: number) => void;
}

/** A native slider over whole numbers; an exact value is typed in a field beside it. */
export function SliderField({
  label,
  value,
  min,
  max,
  bigStep,
  valueText,
  minText,
  maxText,
  onChange,
}: SliderFieldProps) {
  // Browsers differ in what these keys move by.
  function handleKeyDown(event: KeyboardEvent) {
    const by = { PageUp: bigStep, PageDown: -bigStep }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, value + by)));
  }

  const share: CSSProperties & Record<'--share', string> = {
    '--share': String(max === min ? 1 : (value - min) / (max - min)),
  };
  return (
    <div className={styles.field}>
      <input
        type="range"
        className={styles.slider}
        style={share}
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.ends} aria-hidden>
        <span>{minText}</span>
        <span>{maxText}</span>
      </div>
    </div>
  );
}
