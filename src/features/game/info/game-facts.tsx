import { useGameWords } from '#state/catalogue/use-game-words.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { Game } from '#shared/game/game.ts';
import { betShareOf } from '#shared/wagering/bet-share.ts';
import { UNKNOWN_SHARES } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './game-info.module.css';

/** Steps of the volatility scale. */
const STEPS = [1, 2, 3, 4, 5] as const;

/** The game's facts, one per line. */
export function GameFacts({ game }: { readonly game: Game }) {
  const { t } = useTranslation('gameInfo');
  const words = useGameWords();
  const formats = useFormats();
  const { rtp, volatility, features = [], releasedAt, jackpot } = game;
  const bet = betWords(game);
  const betShares = useSelector(selectConfig)?.betShares ?? UNKNOWN_SHARES;
  const share = betShareOf(game, betShares);
  const leastOdds = betShares.leastOdds[game.categoryId];

  /** The bet limits the server sent: both, one or none. */
  function betWords({ minBet, maxBet }: Game): string | null {
    const least = minBet !== undefined && formats.money(minBet);
    const most = maxBet !== undefined && formats.money(maxBet);
    if (least !== false && most !== false) return t('betRange', { least, most });
    if (least !== false) return t('betFrom', { least });
    return most === false ? null : t('betTo', { most });
  }

  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('category')}>{words.category(game.categoryId)}</Fact>
        {bet !== null && <Fact name={t('bet')}>{bet}</Fact>}
        {jackpot !== undefined && (
          <Fact name={t('jackpot')}>
            <Text as="span" tone="gold" translate="no">
              {formats.money(jackpot)}
            </Text>
          </Fact>
        )}
        {rtp !== undefined && <Fact name={t('rtp')}>{t('rtpValue', { rtp })}</Fact>}
        {share !== null && (
          <Fact name={t('wagering')}>
            {share === 0 ? t('wageringNone') : t('wageringShare', { percent: share })}
          </Fact>
        )}
        {volatility !== undefined && (
          <Fact name={t('volatility')}>
            <span className={styles.steps} aria-hidden>
              {STEPS.map((step) => (
                <i
                  key={step}
                  className={classNames(styles.step, step <= volatility && styles.isOn)}
                />
              ))}
            </span>
            <span>{words.volatility(volatility)}</span>
            <VisuallyHidden>{t('volatilityStep', { step: volatility })}</VisuallyHidden>
          </Fact>
        )}
        {releasedAt !== undefined && <Fact name={t('released')}>{formats.day(releasedAt)}</Fact>}
        {features.length > 0 && (
          <Fact name={t('features')}>
            <span className={styles.features}>
              {features.map((feature) => (
                <Badge key={feature} tone="quiet" className={styles.feature}>
                  {words.feature(feature)}
                </Badge>
              ))}
            </span>
          </Fact>
        )}
      </dl>
      {leastOdds !== undefined && share !== 0 && (
        <Text tone="faint" size="caption" className={styles.note}>
          {t('wageringOdds', { odds: leastOdds.toFixed(2) })}
        </Text>
      )}
      {rtp !== undefined && (
        <Text tone="faint" size="caption" className={styles.note}>
          {t('rtpNote')}
        </Text>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Row gap={4} align="baseline" justify="between" className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
