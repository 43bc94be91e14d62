import { NAMES_PATH } from '#server/marketing/links/paths.ts';
import type { SuggestedWord } from '#server/marketing/events/names.ts';

interface NameListProps {
  /** Of the `list` of its fields. */
  id: string;
  /** Without it the list has all names that may be suggested. */
  of?: SuggestedWord;
  /** Suggested before something is typed. */
  names: readonly string[];
}

/** Suggestions of a field; the page's script replaces them by those that contain what is typed. */
export const NameList = ({ id, of, names }: NameListProps) => (
  <datalist id={id} data-search={of && `${NAMES_PATH}?${new URLSearchParams({ of }).toString()}`}>
    {names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
);
