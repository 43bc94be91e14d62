import type { BigWin } from '#api/lobby.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { untilUsed } from '#browser/page/settled.ts';
import { Amount } from '#ui/money/amount.tsx';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Marquee } from '#ui/media/marquee.tsx';
import { Suspense, useState } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './big-win-bar.module.css';

/** Number of wins shown. Thirty would take two minutes to pass, and each costs elements twice. */
const MOST_WINS = 8;

/** A character that no text contains: marks the amount's place in a translated sentence. */
const AMOUNT_PLACE = '\uE000';

/** The wins come with the first touch, or once the lobby is complete. Until then only the welcome is shown. */
const BigWins = lazyOrNothing(async () => {
  await untilUsed();
  return (await import('./settled/big-wins.ts')).BigWins;
});

/** The news ticker: a welcome, then recent big wins (spec §2, Home). */
export function BigWinBar() {
  const { t } = useFirstTexts();
  const { money } = useFormats();
  const [wins, setWins] = useState<readonly BigWin[]>([]);
  const welcome = t('home.notice.welcome');

  function itemOf({ phone, amount }: BigWin, at: number) {
    const text = money(amount);
    const [before, after] = t('home.notice.win', { phone, amount: AMOUNT_PLACE }).split(
      AMOUNT_PLACE,
    );
    const content = (
      <>
        <span>{before}</span>
        <Amount text={text} />
        <span>{after}</span>
      </>
    );
    const length = (before?.length ?? 0) + text.length + (after?.length ?? 0);
    return { id: `win-${at}`, content, length };
  }

  return (
    <div className={styles.bar}>
      <Suspense fallback={null}>
        <BigWins onWins={setWins} />
      </Suspense>
      <Marquee
        label={t('home.notice.label')}
        leading={<BellIcon size={20} />}
        items={[
          { id: 'welcome', content: welcome, length: welcome.length },
          ...wins.slice(0, MOST_WINS).map((win, at) => itemOf(win, at)),
        ]}
        pauseLabel={t('home.notice.pause')}
        playLabel={t('home.notice.play')}
      />
    </div>
  );
}
