import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectCatalogue } from './catalogue-slice.ts';

/** Names of a game's category, provider and traits in the player's language. */
export interface GameWords {
  category(id: number): string;
  provider(id: number): string;
  feature(name: string): string;
  volatility(step: number): string;
}

const CATEGORIES = [1, 2, 3, 4, 5, 6] as const;
/** The steps of volatility, from 1 on. */
const VOLATILITIES = ['calmest', 'calm', 'medium', 'wild', 'wildest'] as const;

/** Not for the first paint: these texts load later. */
export function useGameWords(): GameWords {
  const { t, i18n } = useTranslation();
  const { providers } = useSelector(selectCatalogue);
  return {
    category: (id) => {
      const known = CATEGORIES.find((category) => category === id);
      return known === undefined ? t('home.tabs.typeOther') : t(`home.tabs.type${known}`);
    },
    provider: (id) => providers.get(id)?.name ?? `#${id}`,
    // Features are the server's own terms; known ones have a translation.
    feature: (name) =>
      i18n.exists(`search.features.${name}`)
        ? String(i18n.t(`search.features.${name}` as never))
        : name.replaceAll('-', ' '),
    volatility: (step) => {
      const known = VOLATILITIES[step - 1];
      return known === undefined ? String(step) : t(`search.volatility.${known}`);
    },
  };
}
