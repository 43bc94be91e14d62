import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { lobbyTabChosen } from '#state/lobby/lobby-tab-slice.ts';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { useDispatch, useSelector } from 'react-redux';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { categoryLabelKey } from '#i18n/tab-label.ts';
import styles from './home-screen.module.css';

interface MoreGamesProps {
  /** Scrolls the lobby's centre back into view. */
  readonly onTop: () => void;
}

/** After the last hot game: the games of the first category. */
export function MoreGames({ onTop }: MoreGamesProps) {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();
  const [category] = useSelector(selectCatalogue).categories;
  if (category === undefined) return null;
  return (
    <button
      type="button"
      className={styles.more}
      onClick={() => {
        dispatch(lobbyTabChosen(category.id));
        onTop();
      }}
    >
      <span>{t('home.hot.more', { category: t(categoryLabelKey(category.id)) })}</span>
      <ChevronIcon size={20} />
    </button>
  );
}
