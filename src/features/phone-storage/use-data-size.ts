import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

/** Below it, an amount in megabytes says too little. */
const LEAST_MEGABYTES = 100_000;

/** Formats an amount of data (bytes): `3.1 MB`, and small ones as `12 kB`. */
export function useDataSize(): (bytes: number) => string {
  const { megabytes } = useFormats();
  const { i18n } = useTranslation();
  return (bytes) => {
    if (bytes >= LEAST_MEGABYTES) return megabytes(bytes);
    const locale = i18n.language === 'en-XA' ? 'en-PH' : i18n.language;
    const style = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat(locale, style).format(Math.ceil(bytes / 1000));
  };
}
