import type { ProviderOfShelf } from '#shared/lobby/shelves.ts';
import { Shelf, shelfItemClass } from '#ui/layout/shelf.tsx';
import { useTranslation } from 'react-i18next';
import { ProviderLogoMark } from './provider-logo-mark.tsx';
import styles from './provider-shelf.module.css';

interface ProviderShelfRowProps {
  readonly providers: readonly ProviderOfShelf[];
  readonly onChoose: (provider: ProviderOfShelf) => void;
}

/** The providers with the most games, in a row that scrolls sideways; each links to its games. */
export function ProviderShelfRow({ providers, onChoose }: ProviderShelfRowProps) {
  const { t } = useTranslation('discover');
  return (
    <Shelf title={t('providers')}>
      {providers.map((shown) => {
        const { provider, count } = shown;
        return (
          <li key={provider.id} className={shelfItemClass}>
            <button type="button" className={styles.tile} onClick={() => onChoose(shown)}>
              <ProviderLogoMark provider={provider} />
              <span className={styles.name} dir="auto" translate="no">
                {provider.name}
              </span>
              <span className={styles.count}>{t('games', { count })}</span>
            </button>
          </li>
        );
      })}
    </Shelf>
  );
}
