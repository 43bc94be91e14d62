import { Button } from '#ui/base/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from './notice-banner.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Notice banner',
  states: {
    tones: () => (
      <Stack gap={3}>
        <NoticeBanner
          tone="offline"
          text="You are offline"
          note="The lobby is from 14 minutes ago."
          action={
            <Button size="small" variant="ghost">
              Retry
            </Button>
          }
        />
        <NoticeBanner tone="online" text="Back online." />
        <NoticeBanner tone="info" text="A new version is ready." />
        <NoticeBanner tone="warning" text="Gambling can be addictive. Know when to stop." />
        <NoticeBanner tone="failure" text="The balance could not be read. Code: timeout" />
      </Stack>
    ),
  },
};
