import { minorUnits, toCoins } from '#shared/money/money.ts';
import { readLimitEntry } from '#shared/protection/limit-entry.ts';
import { limitStops, stopBelow } from '#shared/protection/limit-stops.ts';
import type { LimitName } from '#api/protection-wire.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { SliderField } from '#ui/form/slider-field.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLimitWords } from './use-limit-words.ts';

interface LimitSliderProps {
  readonly name: LimitName;
  /** What the field beside it contains. */
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** Stops that PageUp and PageDown skip. */
const BIG_STEP = 5;

/** Chooses a round value of a limit. Its start is no value: an untouched slider suggests none. */
export function LimitSlider({ name, typed, onChange }: LimitSliderProps) {
  const { t } = useTranslation('protection');
  const { currency } = useFormats();
  const { valueOf } = useLimitWords();
  const bounds = useSelector(selectConfig)?.depositBounds;
  if (bounds === undefined) return null;
  const stops = limitStops(name.kind, name.period, bounds);
  const last = stops.at(-1);
  if (last === undefined) return null;
  const entry = readLimitEntry(name.kind, typed, currency);

  function handleChange(position: number) {
    const stop = stops[position - 1];
    if (stop === undefined) onChange('');
    else onChange(String(name.kind === 'session' ? stop : toCoins(minorUnits(stop))));
  }

  return (
    <SliderField
      label={t('limit.slide')}
      value={entry.status === 'fine' ? stopBelow(stops, entry.value) : 0}
      min={0}
      max={stops.length}
      bigStep={BIG_STEP}
      valueText={entry.status === 'fine' ? valueOf(name.kind, entry.value) : t('limit.unset')}
      minText={t('limit.unset')}
      maxText={valueOf(name.kind, last)}
      onChange={handleChange}
    />
  );
}
