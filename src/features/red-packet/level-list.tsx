import {
  levelNeeds,
  sortBonuses,
  type LevelBonus,
  type LevelNeed,
} from '#shared/red-packet/red-packet.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Note } from '#ui/base/note.tsx';
import { textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './bonus-list.module.css';
import { BonusRow } from './bonus-row.tsx';
import type { RedPacketClaims } from './use-red-packet-claims.ts';
import type { ReadyRedPacket } from './use-red-packet.ts';

interface LevelListProps {
  readonly state: ReadyRedPacket;
  readonly claims: RedPacketClaims;
}

/** The level bonuses, each with its required VIP and game level (spec §6). */
export function LevelList({ state, claims }: LevelListProps) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  const { levels, gameLevel, bets } = state.bonus;
  return (
    <Section title={t('levels.title')}>
      {gameLevel !== null && bets !== null && (
        <Note tone="faint">
          {t('levels.own', { level: gameLevel, bets: money(bets, 'floor') })}
        </Note>
      )}
      {levels.length === 0 ? (
        <Note tone="faint">{t('levels.none')}</Note>
      ) : (
        <Card inset="rows">
          <List divided="wide">
            {sortBonuses(levels).map((level) => (
              <LevelRow key={level.level} level={level} state={state} claims={claims} />
            ))}
          </List>
        </Card>
      )}
    </Section>
  );
}

function LevelRow({ level, state, claims }: LevelListProps & { readonly level: LevelBonus }) {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  const { bonus, vip } = state;
  const needs = levelNeeds(level, { vip, gameLevel: bonus.gameLevel, bets: bonus.bets });
  return (
    <BonusRow
      name={t('levels.level', { level: level.level })}
      amount={money(level.bonus)}
      state={level.state}
      isBusy={claims.busy === `level ${level.level}`}
      onClaim={(at) => claims.ask({ kind: 'level', level: level.level }, at)}
    >
      {level.state === 'not-reached' && needs.length > 0 && (
        <List gap="hair" className={textClass({ size: 'small' })}>
          {needs.map((need) => (
            <Need key={need.kind} need={need} />
          ))}
        </List>
      )}
    </BonusRow>
  );
}

function Need({ need }: { readonly need: LevelNeed }) {
  const text = useNeedText(need);
  return (
    <Row as="li" gap={1} className={classNames(styles.need, need.isMet && styles.met)}>
      {need.isMet ? <CheckIcon size={16} /> : <LockIcon size={16} />}
      <span>{text}</span>
    </Row>
  );
}

function useNeedText(need: LevelNeed): string {
  const { t } = useTranslation('redPacket');
  const { money } = useFormats();
  const { level, isMet } = need;
  const name = t(need.kind === 'vip' ? 'levels.vip' : 'levels.game', { level });
  if (isMet) return t('levels.met', { need: name });
  if (need.kind === 'vip' || need.betLeft === null || need.betLeft <= 0) return name;
  return t('levels.gameLeft', { level, bets: money(need.betLeft, 'floor') });
}
