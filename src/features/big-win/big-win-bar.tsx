import { untilUsed } from '#browser/page/settled.ts';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Marquee, type MarqueeItem } from '#ui/media/marquee.tsx';
import { Suspense, useState } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './big-win-bar.module.css';

/** The wins come with the first touch, or once the lobby is complete. Until then only the welcome is shown. */
const BigWins = lazyOrNothing(async () => {
  await untilUsed();
  return (await import('./settled/big-wins.tsx')).BigWins;
});

/** The news ticker: a welcome, then recent big wins (spec §2, Home). */
export function BigWinBar() {
  const { t } = useFirstTexts();
  const [wins, setWins] = useState<readonly MarqueeItem[]>([]);
  const welcome = t('home.notice.welcome');

  return (
    <div className={styles.bar}>
      <Suspense fallback={null}>
        <BigWins onItems={setWins} />
      </Suspense>
      <Marquee
        label={t('home.notice.label')}
        leading={<BellIcon size={20} />}
        items={[{ id: 'welcome', content: welcome, length: welcome.length }, ...wins]}
        pauseLabel={t('home.notice.pause')}
        playLabel={t('home.notice.play')}
      />
    </div>
  );
}
