import type { User } from '#shared/account/user.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { ProfileCard, type ProfileCardProps } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';

const maya: User = {
  id: 10_012,
  account: 'maya2026',
  nickname: 'Maya',
  avatar: 2,
  picture: '',
  signInWay: 'account',
  networkName: '',
  mobile: '09*****4567',
  vip: 3,
  registeredDays: 40,
};

const looks: Readonly<Record<string, ProfileCardProps>> = {
  changeable: { user: maya, isChangeable: true },
  fixed: { user: maya, isChangeable: false },
  'a long name': {
    user: { ...maya, nickname: 'Maria Clara de los Santos y Alba de la Cruz' },
    isChangeable: true,
  },
};

export const preview: Preview = {
  name: 'Profile',
  states: {
    ...statesOf(looks, (props) => <ProfileCard {...props} />),
    form: () => <ProfileForm user={maya} onDone={() => undefined} />,
  },
};
