import { useLobbyTipsQuery, type BigWin } from '#api/lobby.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { Amount } from '#ui/money/amount.tsx';
import type { MarqueeItem } from '#ui/media/marquee.tsx';
import { useEffect } from 'react';

/** Number of wins shown. Thirty would take two minutes to pass, and each costs elements twice. */
const MOST_WINS = 8;

/** A character that no text contains: marks the amount's place in a translated sentence. */
const AMOUNT_PLACE = '\uE000';

interface BigWinsProps {
  readonly onItems: (items: readonly MarqueeItem[]) => void;
}

/** Loads the big wins and reports them as lines of the ticker, none where they cannot be had; renders nothing. */
export function BigWins({ onItems }: BigWinsProps): null {
  const { t } = useFirstTexts();
  const { money } = useFormats();
  const { data, isError } = useLobbyTipsQuery();
  useEffect(() => {
    const itemOf = ({ phone, amount }: BigWin, at: number): MarqueeItem => {
      const text = money(amount);
      const [before = '', after = ''] = t('home.notice.win', { phone, amount: AMOUNT_PLACE }).split(
        AMOUNT_PLACE,
      );
      const content = (
        <>
          <span>{before}</span>
          <Amount text={text} />
          <span>{after}</span>
        </>
      );
      return { id: `win-${at}`, content, length: before.length + text.length + after.length };
    };
    if (data !== undefined) onItems(data.slice(0, MOST_WINS).map(itemOf));
    else if (isError) onItems([]);
  }, [data, isError, onItems, t, money]);
  return null;
}
