import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { StopSheet } from './stop-sheet.tsx';

export const preview: Preview = {
  name: 'Take a break',
  states: [
    { name: 'in a session', net: '-₱120.00', minutes: 15 as const },
    { name: 'a demo', net: null, minutes: null },
  ].map(({ name, net, minutes }) => ({
    name,
    render: () => (
      <PreviewStage
        label="Open the sheet"
        render={(isOpen, onClose) => (
          <StopSheet
            isOpen={isOpen}
            net={net}
            realityMinutes={minutes}
            help={null}
            onClose={onClose}
          />
        )}
      />
    ),
  })),
};
