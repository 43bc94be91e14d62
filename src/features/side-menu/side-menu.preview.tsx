import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { CommunityLinks } from './community-links.tsx';
import { GuestHead } from './guest-head.tsx';
import { PlayerHead } from './player-head.tsx';
import { SideMenu } from './side-menu.tsx';

const stay = () => undefined;

export const preview: Preview = {
  name: 'Side menu',
  states: {
    'as it is now': () => (
      <PreviewStage
        label="Open the menu"
        render={(isOpen, onClose) => (
          <SideMenu isOpen={isOpen} onClose={onClose} onClosed={stay} settings={null} stop={null} />
        )}
      />
    ),
    'head of a visitor': () => <GuestHead onLeave={stay} />,
    'head of a player': () => <PlayerHead onLeave={stay} />,
    community: () => (
      <CommunityLinks
        facebook="https://www.example.com/facebook"
        telegram="https://www.example.com/telegram"
      />
    ),
  },
};
