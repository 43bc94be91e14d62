import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './game-search.module.css';

interface RecentListProps {
  readonly recent: readonly string[];
  readonly onChoose: (words: string) => void;
  readonly onClear: () => void;
}

/** The player's last searches, one tap away. */
export function RecentList({ recent, onChoose, onClear }: RecentListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (recent.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('search.recent')}
        </h2>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('search.clearRecent')}
        </Button>
      </div>
      <ul className={styles.chips}>
        {recent.map((words) => (
          <li key={words}>
            <Chip isAction leading={<HistoryIcon size={16} />} onClick={() => onChoose(words)}>
              <span dir="auto">{words}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
