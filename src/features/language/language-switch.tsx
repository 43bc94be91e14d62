import { isLanguage } from '#i18n/languages.ts';
import { GlobeIcon } from '#ui/icons/globe-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { SelectList } from '#ui/choice/select-list.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './language-switch.module.css';
import { useLanguage } from './use-language.ts';

/** A row with the current language, which opens the list of the others below it. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { languages, current, isLoading, hasFailed, choose } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const currentName = languages.find(({ id }) => id === current)?.name;

  function select(id: string) {
    if (isLanguage(id)) void choose(id);
  }

  return (
    <Stack gap={2}>
      <div className={styles.row}>
        <button
          type="button"
          className={listRowClass}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <ListRow
            icon={<GlobeIcon />}
            title={t('menu.language')}
            trailing={isLoading ? <Spinner size={18} label={t('common.loading')} /> : currentName}
            hasChevron={false}
          />
          <span className={styles.arrow} data-open={isOpen ? '' : undefined} aria-hidden />
        </button>
      </div>
      <div id={listId} hidden={!isOpen}>
        <SelectList
          label={t('menu.language')}
          options={languages.map(({ id, name }) => ({ id, label: name, lang: id }))}
          selectedId={current}
          onSelect={select}
        />
      </div>
      {hasFailed && (
        <Text role="alert" tone="danger" size="small">
          {t('menu.languageFailed')}
        </Text>
      )}
    </Stack>
  );
}
