import type { RealityMinutes } from '#shared/protection/reality-minutes.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { StopSheet } from './stop-sheet.tsx';

const looks: Readonly<Record<string, { net: string | null; minutes: RealityMinutes | null }>> = {
  'in a session': { net: '-₱120.00', minutes: 15 },
  'a demo': { net: null, minutes: null },
};

export const preview: Preview = {
  name: 'Take a break',
  states: statesOf(looks, ({ net, minutes }) => (
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
  )),
};
