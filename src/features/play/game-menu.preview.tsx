import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { GAME_PANELS, GAME_SETTINGS } from '#shared/play/frame-contract.ts';
import { statesFor, type Preview } from '#ui/base/preview.ts';
import { GameMenu } from './game-menu.tsx';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Game menu',
  states: statesFor(['off', 'on', 'none'], (filling) => (
    <PreviewStage
      label="Open the game menu"
      render={(isOpen, onClose) => (
        <GameMenu
          isOpen={isOpen}
          name="Sapphire Atoll"
          panels={filling === 'none' ? [] : GAME_PANELS}
          isPaused={filling !== 'none'}
          settings={filling === 'none' ? ['sound'] : GAME_SETTINGS}
          settingsOn={filling === 'on' ? ['vibration'] : ['sound', 'turbo']}
          filling={filling}
          onPanel={nothing}
          onLimits={nothing}
          onSetting={nothing}
          onFill={nothing}
          onHistory={nothing}
          onSupport={nothing}
          onClose={onClose}
        />
      )}
    />
  )),
};
