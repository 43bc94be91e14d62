import type { ProviderShelf } from '#shared/lobby/catalogue.ts';
import { providerChosen } from '#state/lobby/lobby-tab-slice.ts';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useDispatch } from 'react-redux';
import { ProviderLogoMark } from './provider-logo-mark.tsx';
import styles from './provider-tabs.module.css';

interface ProviderTabsProps {
  readonly categoryId: number;
  readonly shelves: readonly ProviderShelf[];
  /** Null selects all of them. */
  readonly selectedId: number | null;
  readonly panelId: string;
  readonly idPrefix: string;
}

/** The tab of all providers; no provider has this id. */
export const ALL_PROVIDERS = 'all';

/** A category's sub-tabs: all, then one for each provider with its logo (spec §2, Home). */
export function ProviderTabs({
  categoryId,
  shelves,
  selectedId,
  panelId,
  idPrefix,
}: ProviderTabsProps) {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();

  function handleSelect(id: string) {
    const providerId = id === ALL_PROVIDERS ? null : Number(id);
    dispatch(providerChosen({ categoryId, providerId }));
  }

  return (
    <div className={styles.bar}>
      <ChipRow
        label={t('home.providers.label')}
        items={[
          { id: ALL_PROVIDERS, label: t('home.providers.all') },
          ...shelves.map(({ provider }) => ({
            id: String(provider.id),
            label: provider.name,
            leading: <ProviderLogoMark provider={provider} />,
          })),
        ]}
        selectedId={selectedId === null ? ALL_PROVIDERS : String(selectedId)}
        onSelect={handleSelect}
        panelId={panelId}
        idPrefix={idPrefix}
      />
    </div>
  );
}
