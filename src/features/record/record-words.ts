import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { GameId } from '#shared/game/game.ts';
import type { MovementRecord, RecordItem } from '#shared/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

export type StateTone = 'new' | 'gold' | 'danger' | 'quiet';

/** The texts of a record in the list. */
export interface RecordLine {
  readonly title: string;
  readonly amount: string;
  /** Direction of the coins; `none` when they did not move. */
  readonly flow: 'in' | 'out' | 'none';
  /** Below the amount: the balance afterwards, or the bet. */
  readonly aside: string | null;
  readonly state: { readonly word: string; readonly tone: StateTone } | null;
}

export interface RecordWords {
  line(item: RecordItem): RecordLine;
  /** Names a movement: the game of a bet or a win, the source of a bonus, coins of a withdrawal that came back. */
  movement(item: MovementRecord): string;
  /** Names a game of the catalogue; others by their number. */
  game(id: GameId): string;
  /** Formats an amount with its sign. */
  signed(amount: MinorUnits): string;
}

const TONES = {
  success: 'new',
  waiting: 'gold',
  processing: 'gold',
  failed: 'danger',
  rejected: 'danger',
} as const satisfies Record<string, StateTone>;

/** Describes records in the player's language. */
export function useRecordWords(): RecordWords {
  const { t } = useTranslation('record');
  const { money } = useFormats();
  const { byId } = useSelector(selectCatalogue);

  const game = (id: GameId) => byId.get(id)?.name ?? t('unknownGame', { id });
  const signed = (amount: MinorUnits) => (amount > 0 ? `+${money(amount)}` : money(amount));
  const flowOf = (amount: MinorUnits) => (amount > 0 ? 'in' : amount < 0 ? 'out' : 'none');

  function movement({ kind, amount, gameId, source }: MovementRecord): string {
    if (gameId !== undefined && (kind === 'bet' || kind === 'win')) {
      return t(`ofGame.${kind}`, { game: game(gameId) });
    }
    if (kind === 'withdrawal' && amount > 0) return t('withdrawalReturned');
    return source === undefined || kind !== 'bonus' ? t(`kind.${kind}`) : t(`source.${source}`);
  }

  function line(item: RecordItem): RecordLine {
    switch (item.tab) {
      case 'all':
        return {
          title: movement(item),
          amount: signed(item.amount),
          flow: flowOf(item.amount),
          aside: t('balance', { amount: money(item.balanceAfter) }),
          state: null,
        };
      case 'deposits':
        return {
          title: item.channel || t('kind.deposit'),
          amount: item.state === 'success' ? signed(item.amount) : money(item.amount),
          flow: item.state === 'success' ? 'in' : 'none',
          aside: item.bonus > 0 ? `${t('column.bonus')} ${signed(item.bonus)}` : null,
          state: { word: t(`deposit.${item.state}`), tone: TONES[item.state] },
        };
      case 'withdrawals': {
        const hasFailed = item.state === 'failed' || item.state === 'rejected';
        return {
          title: item.bank || t('kind.withdrawal'),
          amount: hasFailed ? money(item.amount) : signed(subtract(ZERO, item.amount)),
          flow: hasFailed ? 'none' : 'out',
          aside: item.account || null,
          state: { word: t(`withdrawal.${item.state}`), tone: TONES[item.state] },
        };
      }
      case 'rounds': {
        const net = subtract(item.win, item.bet);
        return {
          title: game(item.gameId),
          amount: signed(net),
          flow: flowOf(net),
          aside: t('bet', { amount: money(item.bet) }),
          state: null,
        };
      }
    }
  }

  return { line, movement, game, signed };
}
