import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { InstallSheet, type InstallSheetProps } from './install-sheet.tsx';

const nothing = () => undefined;

const phases: Readonly<Record<string, InstallSheetProps['phase']>> = {
  offer: 'offer',
  'the browser asks': 'prompting',
  installing: 'installing',
};

export const preview: Preview = {
  name: 'Install sheet',
  states: statesOf(phases, (phase, name) => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <InstallSheet
          isOpen={isOpen}
          phase={phase}
          onProceed={nothing}
          onCancel={onClose}
          onShown={nothing}
          onClosed={nothing}
        />
      )}
    />
  )),
};
