import { classNames } from '#ui/base/class-names.ts';
import { Text } from '#ui/base/text.tsx';
import styles from './amount-chips.module.css';

export interface AmountChip {
  /** The amount, formatted without decimals, or a word such as "All". */
  readonly text: string;
  /** What comes on top; nothing without it. */
  readonly bonus?: string | undefined;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

export interface AmountChipsProps {
  readonly label: string;
  readonly chips: readonly AmountChip[];
}

/** Amounts to choose from by one tap. */
export function AmountChips({ label, chips }: AmountChipsProps) {
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {chips.map(({ text, bonus, isChosen, isDisabled = false, onChoose }) => (
        <button
          key={text}
          type="button"
          className={classNames(styles.chip, isChosen && styles.isChosen)}
          aria-pressed={isChosen}
          disabled={isDisabled}
          onClick={onChoose}
        >
          <Text as="span" weight="bold" figures className={styles.figure}>
            {text}
          </Text>
          {bonus !== undefined && (
            <Text
              as="span"
              tone="jade"
              size="caption"
              weight="medium"
              figures
              className={styles.bonus}
            >
              {bonus}
            </Text>
          )}
        </button>
      ))}
    </fieldset>
  );
}
