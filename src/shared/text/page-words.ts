/** Texts of the page before the translations have loaded, in the app's languages (spec §1). */
export interface PageWords {
  /** Title in the browser's tab and the system's list of apps. */
  readonly title: string;
  /** Accessible name of the lobby's skeleton. */
  readonly loading: string;
}

const ENGLISH: PageWords = { title: 'Parola: game lobby', loading: 'Loading Parola' };
const THAI: PageWords = { title: 'Parola: ล็อบบี้เกม', loading: 'กำลังโหลด Parola' };

/** @param language as in the page's `lang`, e.g. `th-TH`; English for an unknown one */
export function pageWords(language: string): PageWords {
  return language === 'th-TH' ? THAI : ENGLISH;
}
