import type { Game } from '#shared/game/game.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useTranslation } from 'react-i18next';
import { GameActions } from './game-actions.tsx';
import { GameFacts } from './game-facts.tsx';
import { GameHead } from './game-head.tsx';

export interface GameInfoSheetProps extends OpenedProps {
  /** Undefined when the current list does not have it. */
  readonly game: Game | undefined;
}

/** A game's details before it is opened; only the facts the server sent. */
export function GameInfoSheet({ game, ...opened }: GameInfoSheetProps) {
  const { t } = useTranslation('gameInfo');
  const { t: common } = useTranslation();
  return (
    <BottomSheet
      {...opened}
      name="game-info"
      title={game?.name ?? t('gone')}
      isTitleHidden
      closeLabel={common('common.close')}
      footer={game && <GameActions game={game} />}
    >
      {game === undefined ? (
        <p>{t('gone')}</p>
      ) : (
        <>
          <GameHead game={game} />
          <GameFacts game={game} />
        </>
      )}
    </BottomSheet>
  );
}
