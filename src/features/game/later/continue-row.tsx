import type { Game } from '#shared/game/game.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { GameShelf } from '#features/game/game-shelf.tsx';

interface ContinueRowProps {
  /** Latest first. */
  readonly games: readonly Game[];
}

/** The games played last, one tap away. */
export function ContinueRow({ games }: ContinueRowProps) {
  const { t } = useFirstTexts();
  return <GameShelf title={t('home.continue')} games={games} list="row" />;
}
