import type { Preview } from '#ui/base/preview.ts';
import { AppRows } from './app-rows.tsx';
import { LogOut } from './log-out.tsx';
import { MemberPane } from './member-pane.tsx';
import { ProfileTiles } from './profile-tiles.tsx';
import { RewardRows } from './reward-rows.tsx';
import { SafetyRows } from './safety-rows.tsx';

export const preview: Preview = {
  name: 'Member links',
  states: {
    profile: () => <ProfileTiles />,
    'play and rewards': () => <RewardRows />,
    'account and safety': () => <SafetyRows />,
    'app and help': () => <AppRows />,
    'beside a screen': () => <MemberPane />,
    'log-out': () => <LogOut />,
  },
};
