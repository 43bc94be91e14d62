import { TextField } from '#ui/form/text-field.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly day: string | undefined;
  /** Receives '' when the day was cleared. */
  readonly onDay: (day: string) => void;
}

/** A date field with the device's own calendar. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={day ?? ''}
      onChange={({ target }) => onDay(target.value)}
    />
  );
}
