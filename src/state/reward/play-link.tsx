import { gamesOf } from '#shared/lobby/catalogue.ts';
import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { gamePlace } from '#state/lobby/game-place.ts';
import { selectHistory } from '#state/session/session-slice.ts';
import { AppLink } from '#ui/base/app-link.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** Leads to the game that was played last, which is also the one that the player left for this; else to all. */
export function PlayLink() {
  const { t } = useTranslation('reward');
  const catalogue = useSelector(selectCatalogue);
  const game = gamesOf(catalogue, useSelector(selectHistory)).find(
    ({ isInMaintenance }) => !isInMaintenance,
  );
  const className = buttonClass('primary', 'large', true);
  return game === undefined ? (
    <AppLink to="/lobby/home" className={className}>
      {t('next.games')}
    </AppLink>
  ) : (
    <AppLink {...gamePlace(game)} className={className}>
      {t('next.play', { name: game.name })}
    </AppLink>
  );
}
