import type { SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import { wheelOdds } from '#shared/spin-invite/wheel-odds.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Note } from '#ui/base/note.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How many spins a round takes, and how likely the free ones are enough; nothing where unknown. */
export function WheelOddsLine({ terms }: { readonly terms: SpinTerms }) {
  const { t } = useTranslation('spinInvite');
  const { percent } = useFormats();
  const odds = useMemo(() => wheelOdds(terms), [terms]);
  if (odds === null) return null;
  const { spins, freeSpins: free, freeChance } = odds;
  // Rounded up to the smallest share that is shown.
  const key = freeChance <= 1 ? 'wheel.oddsUnder' : 'wheel.odds';
  return <Note figures>{t(key, { spins, free, chance: percent(Math.max(1, freeChance)) })}</Note>;
}
