import {
  selectCatalogue,
  selectConfig,
  selectIsListComing,
  selectIsRefreshing,
} from '#state/catalogue/catalogue-slice.ts';
import { isListed } from '#shared/lobby/catalogue.ts';
import { gameIconUrl, type GameId } from '#shared/game/game.ts';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { PlayGame } from '#features/play/play-game.tsx';
import { UnknownGame } from '#features/play/unknown-game.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './start-screen.module.css';

export interface StartScreenProps {
  /** 0 when the address names none. */
  readonly gameId: GameId;
  readonly isDemo: boolean;
  /** Returns to the previous screen, or to the lobby without one. */
  readonly onBack: () => void;
  /** The game is in the list and its category is not active. */
  readonly onUnlisted: () => void;
  readonly onHistory: () => void;
  readonly onSupport: () => void;
  readonly onWithdrawal: () => void;
}

/** Opens, plays and leaves a game (spec §2, `/start`). */
export function StartScreen({ gameId, isDemo, onUnlisted, ...ways }: StartScreenProps) {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  const catalogue = useSelector(selectCatalogue);
  const isRefreshing = useSelector(selectIsRefreshing);
  const isListComing = useSelector(selectIsListComing);
  const iconAddress = useSelector(selectConfig)?.iconAddress ?? '';
  const found = catalogue.byId.get(gameId);
  const listed = found !== undefined && isListed(catalogue, found) ? found : undefined;
  // A list that arrives during a round must not end it.
  const [opened, setOpened] = useState(listed);
  if (listed !== undefined && opened?.id !== gameId) setOpened(listed);
  const game = opened?.id === gameId ? opened : listed;
  // A list that is still loading may have it.
  const isComing = gameId !== 0 && (isRefreshing || isListComing);
  const isUnlisted = found !== undefined && game === undefined && !isComing;
  const leaveUnlisted = useEffectEvent(onUnlisted);
  useEffect(() => {
    if (isUnlisted) leaveUnlisted();
  }, [isUnlisted]);
  if (game === undefined) {
    return (
      <main data-screen="start" className={styles.screen}>
        <VisuallyHidden>
          <h1>{common('screens.start.title')}</h1>
        </VisuallyHidden>
        {isComing || isUnlisted ? (
          <output className={styles.coming}>{t('opening')}</output>
        ) : (
          <UnknownGame onBack={ways.onBack} />
        )}
      </main>
    );
  }
  const { id, name, providerId } = game;
  const provider = catalogue.providers.get(providerId)?.name ?? `#${providerId}`;
  const face = { id, name, provider, iconUrl: gameIconUrl(iconAddress, game) };
  return (
    <main data-screen="start" className={styles.screen}>
      <PlayGame
        key={`${id} ${isDemo}`}
        face={face}
        isDemo={isDemo}
        help={<ResponsibleBlock />}
        {...ways}
      />
    </main>
  );
}
