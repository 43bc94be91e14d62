import { useId, type ReactNode } from 'react';
import { CoverRadio, RadioRing } from './cover-radio.tsx';
import styles from './select-list.module.css';
import { Note } from '#ui/base/note.tsx';

export interface SelectListOption {
  readonly id: string;
  readonly label: string;
  readonly note?: ReactNode;
  /** An icon or a bank's logo. */
  readonly leading?: ReactNode;
  /** Language of the label when it differs from the page's (`th`). */
  readonly lang?: string;
}

export interface SelectListProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly SelectListOption[];
  /** Undefined when nothing is chosen yet. */
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** Radio options, one per line: native radio buttons, so that arrows choose. */
export function SelectList({ label, options, selectedId, onSelect }: SelectListProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {options.map(({ id, label: text, note, leading, lang }) => (
        <label key={id} className={styles.option} lang={lang}>
          <CoverRadio
            name={name}
            value={id}
            checked={id === selectedId}
            onChange={() => onSelect(id)}
          />
          {leading !== undefined && <span className={styles.leading}>{leading}</span>}
          <span className={styles.text}>
            <span>{text}</span>
            {note !== undefined && (
              <Note as="span" tone="faint" weight="regular">
                {note}
              </Note>
            )}
          </span>
          <RadioRing className={styles.ring} />
        </label>
      ))}
    </div>
  );
}
