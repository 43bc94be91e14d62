import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { useGameWords } from '#state/catalogue/use-game-words.ts';
import { epochMs } from '#shared/time/duration.ts';
import { gameIconUrl, isNewGame, type Game } from '#shared/game/game.ts';
import { LikeButton } from '#features/game/like-button.tsx';
import { useIsLiked, useLikeToggle } from '#features/game/use-game-like.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { Row } from '#ui/layout/row.tsx';
import { LetterTile } from '#ui/media/letter-tile.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './game-info.module.css';

/** Side of an icon file in pixels. */
const ICON_SIDE = 320;

/** The game's picture with its like button, its full name and its provider. */
export function GameHead({ game }: { readonly game: Game }) {
  const { t } = useTranslation('gameInfo');
  const { t: home } = useTranslation();
  const words = useGameWords();
  const iconAddress = useSelector(selectConfig)?.iconAddress ?? '';
  const [now] = useState(() => epochMs(Date.now()));
  const handleHeart = useLikeToggle();
  const { id, name, isHot } = game;
  const isLiked = useIsLiked(id);
  const isNew = isNewGame(game, now);
  return (
    <Row gap={4} className={styles.head}>
      <div className={styles.picture}>
        <FadeImage
          className={styles.art}
          src={gameIconUrl(iconAddress, game)}
          alt=""
          width={ICON_SIDE}
          height={ICON_SIDE}
          fallback={<LetterTile name={name} seed={id} />}
        />
        <LikeButton
          className={styles.heart}
          isLiked={isLiked}
          label={t('like', { name })}
          onToggle={() => handleHeart(id)}
        />
      </div>
      <div className={styles.words}>
        {/* Screen readers get it from the sheet's title. */}
        <Text
          size="lead"
          weight="bold"
          breaks
          leading="snug"
          lines={4}
          className={styles.name}
          dir="auto"
          translate="no"
          aria-hidden
        >
          {name}
        </Text>
        <Note breaks dir="auto">
          {t('provider', { provider: words.provider(game.providerId) })}
        </Note>
        {(isNew || isHot) && (
          <Row as="p" gap={1} align="stretch" className={styles.badges}>
            {isNew && <Badge tone="new">{home('home.card.new')}</Badge>}
            {isHot && <Badge tone="hot">{home('home.card.hot')}</Badge>}
          </Row>
        )}
      </div>
    </Row>
  );
}
