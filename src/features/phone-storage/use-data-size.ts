import { LEAST_MEGABYTES, shownBytes } from '#shared/phone-storage/storage-part.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

/** Formats an amount of data (bytes): `3.1 MB`, and small ones as `12 kB`. */
export function useDataSize(): (bytes: number) => string {
  const { megabytes } = useFormats();
  const { i18n } = useTranslation();
  return (size) => {
    const bytes = shownBytes(size);
    if (bytes >= LEAST_MEGABYTES) return megabytes(bytes);
    const locale = i18n.language === 'en-XA' ? 'en-PH' : i18n.language;
    const style = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat(locale, style).format(bytes / 1000);
  };
}
