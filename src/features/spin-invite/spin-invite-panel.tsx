import { spinProgress } from '#domain/spin-invite.ts';
import { minorUnits } from '#domain/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { takeFocus } from '#platform/take-focus.ts';
import { CountUp } from '#ui/count-up.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { LuckyList } from './lucky-list.tsx';
import styles from './spin-invite-panel.module.css';
import { SpinProgressPart } from './spin-progress-part.tsx';
import type { SpinInviteView } from './use-spin-invite.ts';
import { WheelDisc } from './wheel/wheel-disc.tsx';

/** The panel in each of its states (spec §2, §4 "Spin invite"). */
export function SpinInvitePanel({ view }: { readonly view: SpinInviteView }) {
  const { t } = useTranslation('spinInvite');
  const { t: words } = useTranslation();
  const { money } = useFormats();
  switch (view.status) {
    case 'loading':
      return (
        <LoadState
          state={view}
          loadingLabel={words('common.loading')}
          failedTitle={t('wheel.loadFailed')}
          retryLabel={words('common.retry')}
        >
          <Skeleton className={styles.coming} />
        </LoadState>
      );
    case 'intro':
      return (
        <div className={styles.intro}>
          <span className={styles.picture}>
            <WheelDisc segments={null} />
          </span>
          <h3 className={styles.title}>{t('intro.title')}</h3>
          <p className={styles.text}>{t('intro.text')}</p>
          {view.target !== null && (
            <p className={styles.target}>
              {t('intro.target', { amount: money(view.target, 'floor') })}
            </p>
          )}
        </div>
      );
    case 'result': {
      const { won, target } = view.round;
      const { remaining } = spinProgress(won, target);
      return (
        <div className={styles.intro}>
          <output ref={takeFocus} tabIndex={-1} className={styles.result}>
            <span className={styles.title}>{t('result.title')}</span>
            <span className={styles.won}>
              <CountUp to={won} format={(value) => money(minorUnits(value))} />
            </span>
          </output>
          <p className={styles.text}>
            {remaining > 0
              ? t('result.text', {
                  remaining: money(remaining),
                  target: money(target, 'floor'),
                })
              : t('result.reached')}
          </p>
        </div>
      );
    }
    case 'progress': {
      const { won, target, lucky } = view.round;
      return (
        <div className={styles.progress}>
          <SpinProgressPart won={won} target={target} />
          <LuckyList lucky={lucky} />
        </div>
      );
    }
  }
}
