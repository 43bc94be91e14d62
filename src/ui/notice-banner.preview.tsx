import { Button } from './button.tsx';
import { NoticeBanner } from './notice-banner.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Notice banner',
  states: [
    {
      name: 'tones',
      render: () => (
        <div className={styles.stack}>
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
        </div>
      ),
    },
  ],
};
