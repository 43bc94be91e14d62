import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { InstallSheet, type InstallSheetProps } from './install-sheet.tsx';

const nothing = () => undefined;

const state = (name: string, phase: InstallSheetProps['phase']) => ({
  name,
  render: () => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <InstallSheet
          isClosing={!isOpen}
          phase={phase}
          onProceed={nothing}
          onCancel={onClose}
          onShown={nothing}
          onClosed={nothing}
        />
      )}
    />
  ),
});

export const preview: Preview = {
  name: 'Install sheet',
  states: [
    state('offer', 'offer'),
    state('the browser asks', 'prompting'),
    state('installing', 'installing'),
  ],
};
