import { selectCatalogue, selectConfig, selectIsRefreshing } from '#catalogue/catalogue-slice.ts';
import { gameIconUrl, type GameId } from '#domain/game.ts';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { PlayGame } from '#features/play/play-game.tsx';
import { UnknownGame } from '#features/play/unknown-game.tsx';
import { usePlayText } from '#i18n/use-play-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './start-screen.module.css';

export interface StartScreenProps {
  /** 0 when the address names none. */
  readonly gameId: GameId;
  readonly isDemo: boolean;
  /** To where the player came from, else to the lobby. */
  readonly onBack: () => void;
  readonly onHistory: () => void;
  readonly onSupport: () => void;
  readonly onWithdrawal: () => void;
}

/** A game is opened, played and left here (spec §2, `/start`). */
export function StartScreen({ gameId, isDemo, ...ways }: StartScreenProps) {
  const t = usePlayText();
  const { t: common } = useTranslation();
  const { byId, providers } = useSelector(selectCatalogue);
  const isRefreshing = useSelector(selectIsRefreshing);
  const resourceUrl = useSelector(selectConfig)?.resourceUrl ?? '';
  const game = byId.get(gameId);
  if (game === undefined) {
    // A list on its way may still have it.
    const isComing = gameId !== 0 && isRefreshing;
    return (
      <main data-screen="start" className={styles.screen}>
        <VisuallyHidden>
          <h1>{common('screens.start.title')}</h1>
        </VisuallyHidden>
        {isComing ? (
          <output className={styles.coming}>{t('opening')}</output>
        ) : (
          <UnknownGame onBack={ways.onBack} />
        )}
      </main>
    );
  }
  const { id, name, providerId } = game;
  const provider = providers.get(providerId)?.name ?? `#${providerId}`;
  const face = { id, name, provider, iconUrl: gameIconUrl(resourceUrl, game) };
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
