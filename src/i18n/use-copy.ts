import { copyText } from '#browser/page/clipboard.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type CopyOutcome = 'none' | 'copied' | 'failed';

export interface Copy {
  readonly outcome: CopyOutcome;
  /** The outcome in the player's language; empty before a copy. */
  readonly outcomeText: string;
  /** Call it in the player's press. @returns whether the text is on the clipboard now */
  readonly onCopy: () => Promise<boolean>;
}

/** How long a success is shown, in ms. A failure stays: it may say what to do. */
const SHOWN_FOR = 3000;

/** Copies a text and reports the outcome (spec §8, Clipboard). */
export function useCopy(text: string): Copy {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<CopyOutcome>('none');

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  return {
    outcome,
    outcomeText: outcome === 'none' ? '' : t(`copy.${outcome}`),
    onCopy: async () => {
      setOutcome('none');
      const isCopied = await copyText(text);
      setOutcome(isCopied ? 'copied' : 'failed');
      return isCopied;
    },
  };
}
