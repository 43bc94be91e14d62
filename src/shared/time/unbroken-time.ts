/** Keeps the time of day in a formatted moment on one line with its AM or PM: `9:05 PM` does not break. */
export const unbrokenTime = (formatted: string): string =>
  formatted.replace(/\s(?=[AP]M)/u, '\u00A0');
