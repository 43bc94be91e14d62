import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { GameDemoSheet } from './game-demo-sheet.tsx';
import type { GameDemo } from './use-game-demo.ts';

const nothing = () => undefined;

const looks: Readonly<Record<string, { name?: string; demo: GameDemo }>> = {
  loading: { name: 'Lantern Reef', demo: { status: 'loading' } },
  ready: { name: 'Lantern Reef', demo: { status: 'ready', url: 'about:blank', sandbox: '' } },
  failed: {
    name: 'Lantern Reef',
    demo: FAILED,
  },
  'a game that is gone': { demo: { status: 'loading' } },
};

export const preview: Preview = {
  name: 'Game demo',
  states: statesOf(looks, ({ name, demo }) => (
    <PreviewStage
      label="Open the demo"
      render={(isOpen, onClose) => (
        <GameDemoSheet
          isOpen={isOpen}
          onClose={onClose}
          onClosed={nothing}
          name={name}
          back={undefined}
          demo={demo}
          isSignedIn={false}
        />
      )}
    />
  )),
};
