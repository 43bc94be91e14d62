import styles from './mobile-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MobileFieldProps extends Omit<TextFieldProps, 'type' | 'leading'> {
  /** Country code of the market, without the plus: `63`. */
  readonly countryCode: string;
}

/** A mobile number behind the country code of its market. */
export function MobileField({ countryCode, ...fieldProps }: MobileFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...fieldProps}
      type="tel"
      inputMode="tel"
      leading={<span className={styles.code}>{`+${countryCode}`}</span>}
    />
  );
}
