import type { HelpGuide } from '#domain/install/guide.ts';
import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { InstallHelp } from './install-help.tsx';

const state = (name: string, guide: HelpGuide) => ({
  name,
  render: () => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <InstallHelp
          isClosing={!isOpen}
          guide={guide}
          onClose={onClose}
          onClosed={() => undefined}
        />
      )}
    />
  ),
});

export const preview: Preview = {
  name: 'Install help',
  states: [state('Android', 'android'), state('a computer', 'desktop')],
};
