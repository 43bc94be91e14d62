import type { IosGuide } from '#domain/install/guide.ts';
import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { IosHint } from './ios-hint.tsx';

const nothing = () => undefined;

const state = (name: string, guide: IosGuide) => ({
  name,
  render: () => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <IosHint
          isClosing={!isOpen}
          guide={guide}
          address="https://parola.example/lobby/home"
          onDone={onClose}
          onShown={nothing}
          onClose={onClose}
          onClosed={nothing}
        />
      )}
    />
  ),
});

export const preview: Preview = {
  name: 'iOS home screen hint',
  states: [
    state('Safari', { variant: 'safari', device: 'phone', browser: 'safari' }),
    state('Safari on an iPad', { variant: 'safari', device: 'pad', browser: 'safari' }),
    state('Safari 26', { variant: 'safari-26', device: 'phone', browser: 'safari' }),
    state('Chrome', { variant: 'share-other', device: 'phone', browser: 'chrome' }),
    state('Edge', { variant: 'share-other', device: 'phone', browser: 'edge' }),
    state('Firefox', { variant: 'share-other', device: 'phone', browser: 'firefox' }),
    state('inside an app', { variant: 'open-in-safari', device: 'phone', browser: 'webview' }),
    state('an old Chrome', { variant: 'open-in-safari', device: 'phone', browser: 'chrome' }),
  ],
};
