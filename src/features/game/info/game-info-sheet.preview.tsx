import { epochMs } from '#shared/time/duration.ts';
import type { Game } from '#shared/game/game.ts';
import { minorUnits } from '#shared/money/money.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { GameInfoSheet } from './game-info-sheet.tsx';

const bare: Game = {
  id: 1001,
  providerId: 1,
  categoryId: 1,
  name: 'Lantern Tide',
  isHot: false,
  hotSort: 0,
  sort: 0,
  version: '1',
  isInMaintenance: false,
  hasDemo: false,
};

const looks: Readonly<Record<string, Game | undefined>> = {
  'everything known': {
    ...bare,
    isHot: true,
    hasDemo: true,
    releasedAt: epochMs(Date.UTC(2026, 9, 1)),
    rtp: 96.5,
    volatility: 4,
    features: ['free-spins', 'multiplier', 'a-word-of-the-platform'],
    minBet: minorUnits(100),
    maxBet: minorUnits(500_000),
    jackpot: minorUnits(123_456_700),
  },
  'little known': bare,
  'in maintenance, a long name': {
    ...bare,
    isInMaintenance: true,
    name: 'The Night Market by the Sea and Everything That Was Ever Sold There '.repeat(4),
  },
  'no longer in the list': undefined,
};

export const preview: Preview = {
  name: 'Game info',
  states: statesOf(looks, (game, name) => (
    <PreviewStage
      label={`Open the game info: ${name}`}
      render={(isOpen, onClose) => (
        <GameInfoSheet game={game} isOpen={isOpen} onClose={onClose} onClosed={() => undefined} />
      )}
    />
  )),
};
