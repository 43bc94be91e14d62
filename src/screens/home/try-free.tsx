import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { isTryable } from '#shared/game/game.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { useDispatch, useSelector } from 'react-redux';
import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './home-screen.module.css';

/** For visitors: the demo of the first hot game that has one. */
export function TryFree() {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();
  const isOffered = useSelector(selectConfig)?.hasVisitorDemos === true;
  const isSignedIn = useSelector(selectIsSignedIn);
  const game = useSelector(selectCatalogue).hot.find(isTryable);
  if (!isOffered || isSignedIn || game === undefined) return null;
  return (
    <button
      type="button"
      className={styles.tryFree}
      aria-haspopup="dialog"
      onClick={() => dispatch(overlayOpened({ name: 'game-demo', gameId: game.id }))}
    >
      <span className={styles.tryPill}>
        <PlayIcon size={14} />
        <span>{t('home.hot.tryFree')}</span>
      </span>
    </button>
  );
}
