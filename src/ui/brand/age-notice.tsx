import styles from './age-notice.module.css';
import { classNames } from '#ui/base/class-names.ts';

export interface AgeNoticeProps {
  /** `21+`, drawn as a seal. */
  readonly seal: string;
  readonly text: string;
  readonly isCentred?: boolean;
}

/** The age limit: the seal and its text (spec §2, footer). */
export function AgeNotice({ seal, text, isCentred = false }: AgeNoticeProps) {
  return (
    <p className={classNames(styles.notice, isCentred && styles.centred)} data-after-loading>
      <span className={styles.seal}>{seal}</span>
      <span>{text}</span>
    </p>
  );
}
