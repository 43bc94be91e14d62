import { AccountFrame } from './account-frame.tsx';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { HarbourArt } from '#ui/form/harbour-art.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { TextField } from './text-field.tsx';

export const preview: Preview = {
  name: 'Account frame',
  states: {
    'low, with one field': () => (
      <AccountFrame
        isLow
        title="Create account"
        appName="Parola"
        promo="A night market by the sea."
        back={<IconButton label="Back" icon={<BackIcon />} />}
        care={<AgeNotice seal="21+" text="For people of 21 and over." isCentred />}
      >
        <TextField label="Account" />
      </AccountFrame>
    ),
    'its picture': () => (
      <Stack gap={3}>
        <HarbourArt />
      </Stack>
    ),
  },
};
