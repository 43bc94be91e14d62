import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { gameIconUrl } from '#shared/game/game.ts';
import type { RecordItem } from '#shared/record/record-item.ts';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { InfoIcon } from '#ui/icons/info-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { StarIcon } from '#ui/icons/star-icon.tsx';
import { WithdrawIcon } from '#ui/icons/withdraw-icon.tsx';
import { LetterTile } from '#ui/media/letter-tile.tsx';
import { Sign } from '#ui/feedback/sign.tsx';
import { useSelector } from 'react-redux';
import styles from './record-row.module.css';

const DRAWINGS = {
  deposit: DepositIcon,
  withdrawal: WithdrawIcon,
  bet: PlayIcon,
  win: StarIcon,
  bonus: GiftIcon,
  'savings-in': BankIcon,
  'savings-out': BankIcon,
  interest: CoinIcon,
  adjustment: InfoIcon,
} as const;

/** Side of a game's picture file in pixels. */
const ICON_SIDE = 320;

/** A record's icon; for a round its game's picture. */
export function RecordSign({ item }: { readonly item: RecordItem }) {
  const { byId } = useSelector(selectCatalogue);
  const iconAddress = useSelector(selectConfig)?.iconAddress ?? '';
  if (item.tab === 'rounds') {
    const game = byId.get(item.gameId);
    return (
      <Sign className={styles.sign}>
        {game === undefined ? (
          <PlayIcon />
        ) : (
          <FadeImage
            className={styles.picture}
            src={gameIconUrl(iconAddress, game)}
            alt=""
            width={ICON_SIDE}
            height={ICON_SIDE}
            fallback={<LetterTile name={game.name} seed={game.id} />}
          />
        )}
      </Sign>
    );
  }
  const kind = item.tab === 'all' ? item.kind : item.tab === 'deposits' ? 'deposit' : 'withdrawal';
  const Drawing = DRAWINGS[kind];
  return (
    <Sign className={styles.sign}>
      <Drawing />
    </Sign>
  );
}
