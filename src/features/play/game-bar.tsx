import type { EpochMs } from '#shared/time/duration.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { ExpandIcon } from '#ui/icons/expand-icon.tsx';
import { MenuIcon } from '#ui/icons/menu-icon.tsx';
import { MoonIcon } from '#ui/icons/moon-icon.tsx';
import { PlusIcon } from '#ui/icons/plus-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { ElapsedTime } from './stop/elapsed-time.tsx';
import styles from './game-bar.module.css';

export interface GameBarProps {
  /** The game's name, as the page's heading. */
  readonly name: string;
  /** The formatted balance; null while it is unknown. */
  readonly balance: string | null;
  readonly isSettling: boolean;
  readonly isDemo: boolean;
  /** False while the player may not deposit. */
  readonly canDeposit: boolean;
  /** Start of the session; null while nothing is played. */
  readonly since: EpochMs | null;
  /** Wins less bets of the session, formatted; null while unknown, and for a demo. */
  readonly net: string | null;
  /** `none` where the browser has no full screen. */
  readonly filling: 'none' | 'off' | 'on';
  readonly onBack: () => void;
  readonly onDeposit: () => void;
  /** Opens what the balance is made of. */
  readonly onBalance: () => void;
  readonly onFill: () => void;
  /** Opens the sheet for stopping. */
  readonly onStop: () => void;
  readonly onMenu: () => void;
  readonly now?: () => number;
}

/**
 * The narrow bar above a game: back, the balance with a deposit button, the session's result and duration
 * below it, the stop button and the menu. On phones the name is in the menu, in full.
 */
export function GameBar(props: GameBarProps) {
  const { name, balance, isSettling, isDemo, canDeposit, since, net, filling, now } = props;
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <div className={styles.row}>
        <IconButton label={t('bar.back')} icon={<BackIcon />} onClick={props.onBack} />
        <div className={styles.money}>
          {isDemo ? (
            <Badge tone="gold">{t('bar.demo')}</Badge>
          ) : (
            <span className={styles.till}>
              <button
                type="button"
                className={classNames(styles.balance, isSettling && styles.isSettling)}
                aria-haspopup="dialog"
                onClick={props.onBalance}
              >
                <VisuallyHidden>{`${t('bar.balance')} `}</VisuallyHidden>
                <Amount text={balance ?? '–'} isBalance />
              </button>
              {canDeposit && (
                <button type="button" className={styles.deposit} onClick={props.onDeposit}>
                  <span className={styles.pill}>
                    <PlusIcon size={16} className={styles.plus} />
                    <span className={styles.word}>{t('bar.deposit')}</span>
                  </span>
                </button>
              )}
            </span>
          )}
          <Row as="span" align="stretch" wrap className={styles.caption}>
            {net !== null && (
              <span data-net>
                <VisuallyHidden>{`${t('bar.net')} `}</VisuallyHidden>
                <Amount text={net} tone="inherit" />
              </span>
            )}
            {since !== null && (
              <span>
                <VisuallyHidden>{`${t('bar.elapsed')} `}</VisuallyHidden>
                <ElapsedTime since={since} {...(now && { now })} />
              </span>
            )}
            <span>{common('common.ageNotice')}</span>
            {isSettling && (
              <Text as="span" tone="gold">
                {t('bar.settling')}
              </Text>
            )}
          </Row>
        </div>
        <div className={styles.middle}>
          <Text
            as="h1"
            tone="soft"
            size="caption"
            weight="medium"
            className={styles.name}
            dir="auto"
            translate="no"
          >
            {name}
          </Text>
          <p className={styles.tagline}>{common('common.tagline')}</p>
        </div>
        {filling !== 'none' && (
          <IconButton
            className={styles.fill}
            label={t(filling === 'on' ? 'bar.unfill' : 'bar.fill')}
            icon={<ExpandIcon size={22} />}
            onClick={props.onFill}
          />
        )}
        <IconButton
          label={t('bar.stop')}
          icon={<MoonIcon />}
          aria-haspopup="dialog"
          onClick={props.onStop}
        />
        <IconButton
          label={t('bar.menu')}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          onClick={props.onMenu}
        />
      </div>
      <p className={styles.line}>{common('common.tagline')}</p>
    </section>
  );
}
