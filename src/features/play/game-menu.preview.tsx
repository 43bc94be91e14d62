import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { GameMenu } from './game-menu.tsx';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Game menu',
  states: (['off', 'on', 'none'] as const).map((filling) => ({
    name: `full screen ${filling}`,
    render: () => (
      <PreviewStage
        label="Open the game menu"
        render={(isOpen, onClose) => (
          <GameMenu
            isOpen={isOpen}
            isPaused={filling !== 'none'}
            isSoundOn={filling !== 'on'}
            filling={filling}
            onSound={nothing}
            onFill={nothing}
            onHistory={nothing}
            onSupport={nothing}
            onClose={onClose}
          />
        )}
      />
    ),
  })),
};
