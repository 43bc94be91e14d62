import { untilUsed } from '#browser/page/settled.ts';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Marquee, type MarqueeItem } from '#ui/media/marquee.tsx';
import { Suspense, useState } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';

/** The wins come with the first touch, or once the lobby is complete. Until then only the welcome is shown. */
const BigWins = lazyOrNothing(async () => {
  await untilUsed();
  return (await import('./settled/big-wins.tsx')).BigWins;
});

/** The news ticker: a welcome, then recent big wins (spec §2, Home). Its frame and its button are the hero's. */
export function BigWinLine({ isPaused }: { readonly isPaused: boolean }) {
  const { t } = useFirstTexts();
  const [wins, setWins] = useState<readonly MarqueeItem[] | null>(null);
  const welcome = t('home.notice.welcome');

  return (
    <>
      <Suspense fallback={null}>
        <BigWins onItems={setWins} />
      </Suspense>
      <Marquee
        label={t('home.notice.label')}
        leading={<BellIcon size={20} />}
        items={[{ id: 'welcome', content: welcome, length: welcome.length }, ...(wins ?? [])]}
        isPaused={isPaused}
        isWaiting={wins === null}
      />
    </>
  );
}
