import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { SharePanel } from './share-panel.tsx';
import { ShareSheet } from './share-sheet.tsx';
import type { OwnInvite } from './use-share-link.ts';

const code = 'LANTERN7';
const looks: Readonly<Record<string, OwnInvite>> = {
  'with a link': {
    code,
    invite: {
      words: 'Come aboard with me:',
      link: `https://play.example/?outValue=${code}&install_referrer=h5&aid=10012&share_referrer=1`,
    },
  },
  'the platform names no address': { code, invite: null },
  'the code is not here yet': { code: '', invite: null },
};

export const preview: Preview = {
  name: 'Share',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open the share sheet"
        render={(isOpen, onClose) => (
          <ShareSheet
            shareReferrer={1}
            isOpen={isOpen}
            onClose={onClose}
            onClosed={() => undefined}
          />
        )}
      />
    ),
    ...statesOf(looks, (own) => <SharePanel own={own} roundId={undefined} />),
  },
};
