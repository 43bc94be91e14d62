import type { IosGuide } from '#shared/install/guide.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { IosHint } from './ios-hint.tsx';

const nothing = () => undefined;

const guides: Readonly<Record<string, IosGuide>> = {
  Safari: { variant: 'safari', device: 'phone', browser: 'safari' },
  'Safari on an iPad': { variant: 'safari', device: 'pad', browser: 'safari' },
  'Safari 26': { variant: 'safari-26', device: 'phone', browser: 'safari' },
  Chrome: { variant: 'share-other', device: 'phone', browser: 'chrome' },
  Edge: { variant: 'share-other', device: 'phone', browser: 'edge' },
  Firefox: { variant: 'share-other', device: 'phone', browser: 'firefox' },
  'inside an app': { variant: 'open-in-safari', device: 'phone', browser: 'webview' },
  'an old Chrome': { variant: 'open-in-safari', device: 'phone', browser: 'chrome' },
};

export const preview: Preview = {
  name: 'iOS home screen hint',
  states: statesOf(guides, (guide, name) => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <IosHint
          isOpen={isOpen}
          guide={guide}
          address="https://parola.example/lobby/home"
          onDone={onClose}
          onShown={nothing}
          onClose={onClose}
          onClosed={nothing}
        />
      )}
    />
  )),
};
