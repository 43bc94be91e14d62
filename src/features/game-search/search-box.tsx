import { LONGEST_QUERY } from '#shared/search/game-query.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-box.module.css';

interface SearchBoxProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The keyboard's search key: the query is complete and the keyboard may close. */
  readonly onEnter: () => void;
}

/** The screen's only field; focused when it opens without a query. */
export function SearchBox({ typed, onType, onEnter }: SearchBoxProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    input.current?.blur();
    onEnter();
  }

  function handleClear() {
    onType('');
    input.current?.focus();
  }

  return (
    <search className={styles.search}>
      <form className={styles.box} onSubmit={handleSubmit}>
        <SearchIcon size={20} className={styles.icon} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_QUERY}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is this field: who comes wants to type
          autoFocus={typed === ''}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        {typed !== '' && (
          <IconButton
            label={t('search.clear')}
            icon={<CloseIcon size={20} />}
            onClick={handleClear}
          />
        )}
      </form>
    </search>
  );
}
