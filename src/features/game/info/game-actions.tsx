import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { isListed } from '#shared/lobby/catalogue.ts';
import type { Game } from '#shared/game/game.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { useOfflineDemoGames } from '#state/play/use-kept-demos.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import styles from './game-info.module.css';

/** The game's play button, and its demo where there is one. */
export function GameActions({ game }: { readonly game: Game }) {
  const { t } = useTranslation('gameInfo');
  const dispatch = useDispatch();
  const catalogue = useSelector(selectCatalogue);
  const isSignedIn = useSelector(selectIsSignedIn);
  // The screen that games are played on requires an account.
  const isVisitorsDemo = useSelector(selectConfig)?.hasVisitorDemos === true && !isSignedIn;
  const isKept = useOfflineDemoGames().some(({ id }) => id === game.id);
  if (!isListed(catalogue, game)) return <NoticeBanner tone="info" text={t('unavailable')} />;
  if (game.isInMaintenance) return <NoticeBanner tone="info" text={t('maintenance')} />;
  const search = { gameId: game.id, brandId: game.providerId, typeId: game.categoryId };
  return (
    <Row gap={2} align="stretch" wrap className={styles.actions}>
      {game.hasDemo &&
        (isVisitorsDemo || isKept ? (
          <Button
            // A visitor can try it at once; playing needs an account first.
            variant={isVisitorsDemo ? 'primary' : 'quiet'}
            onClick={() => dispatch(overlayOpened({ name: 'game-demo', gameId: game.id }))}
          >
            {t('demo')}
          </Button>
        ) : (
          <Link to="/start" search={{ ...search, demo: 1 }} className={buttonClass('quiet')}>
            {t('demo')}
          </Link>
        ))}
      <Link
        to="/start"
        search={search}
        className={buttonClass(game.hasDemo && isVisitorsDemo ? 'quiet' : 'primary')}
      >
        {t('play')}
      </Link>
    </Row>
  );
}
