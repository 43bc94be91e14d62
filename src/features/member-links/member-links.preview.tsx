import type { Preview } from '#ui/preview.ts';
import { AppRows } from './app-rows.tsx';
import { LogOut } from './log-out.tsx';
import { ProfileTiles } from './profile-tiles.tsx';
import { RewardRows } from './reward-rows.tsx';
import { SafetyRows } from './safety-rows.tsx';

export const preview: Preview = {
  name: 'Member links',
  states: [
    { name: 'profile', render: () => <ProfileTiles /> },
    { name: 'play and rewards', render: () => <RewardRows /> },
    { name: 'account and safety', render: () => <SafetyRows /> },
    { name: 'app and help', render: () => <AppRows /> },
    { name: 'log-out', render: () => <LogOut /> },
  ],
};
