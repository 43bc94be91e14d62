import { TextField } from '#ui/text-field.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly day: string | undefined;
  /** Empty when the day was taken away. */
  readonly onDay: (day: string) => void;
}

/** A day by the phone's own calendar. */
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
