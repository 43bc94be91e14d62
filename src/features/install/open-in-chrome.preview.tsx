import type { ChromeGuide } from '#domain/install/guide.ts';
import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { OpenInChrome } from './open-in-chrome.tsx';

const nothing = () => undefined;

const state = (name: string, guide: ChromeGuide) => ({
  name,
  render: () => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <OpenInChrome
          isClosing={!isOpen}
          guide={guide}
          address="https://parola.example/lobby/home"
          onOpened={nothing}
          onRefuse={onClose}
          onShown={nothing}
          onClose={onClose}
          onClosed={nothing}
        />
      )}
    />
  ),
});

export const preview: Preview = {
  name: 'Open in Chrome',
  states: [
    state('Android', 'android'),
    state('a computer', 'desktop'),
    state('Safari on a Mac', 'mac-safari'),
  ],
};
