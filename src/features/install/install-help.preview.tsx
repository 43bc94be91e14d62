import type { HelpGuide } from '#shared/install/guide.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { InstallHelp } from './install-help.tsx';

const guides: Readonly<Record<string, HelpGuide>> = { Android: 'android', 'a computer': 'desktop' };

export const preview: Preview = {
  name: 'Install help',
  states: statesOf(guides, (guide, name) => (
    <PreviewStage
      label={`Open: ${name}`}
      render={(isOpen, onClose) => (
        <InstallHelp isOpen={isOpen} guide={guide} onClose={onClose} onClosed={() => undefined} />
      )}
    />
  )),
};
