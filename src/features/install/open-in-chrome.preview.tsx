import type { ChromeGuide } from '#shared/install/guide.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { OpenInChrome } from './open-in-chrome.tsx';

const nothing = () => undefined;

const guides: Readonly<Record<string, ChromeGuide>> = {
  Android: 'android',
  'a computer': 'desktop',
  'Safari on a Mac': 'mac-safari',
  'Firefox on Windows': 'windows-firefox',
};

export const preview: Preview = {
  name: 'Open in Chrome',
  states: statesOf(guides, (guide, name) => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <OpenInChrome
          isOpen={isOpen}
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
  )),
};
