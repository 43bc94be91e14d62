import { MoonIcon } from '#ui/icons/moon-icon.tsx';
import { SunIcon } from '#ui/icons/sun-icon.tsx';
import { PreviewChoice } from '#ui/choice/preview-choice.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SelectList } from './select-list.tsx';

const options = [
  { id: 'system', label: 'As the phone', note: 'Follows the system’s setting' },
  { id: 'dark', label: 'Dark', leading: <MoonIcon /> },
  { id: 'light', label: 'Light', leading: <SunIcon /> },
];

export const preview: Preview = {
  name: 'Select list',
  states: {
    chosen: () => (
      <PreviewChoice
        initial="dark"
        render={(selected, onSelect) => (
          <SelectList label="Colours" options={options} selectedId={selected} onSelect={onSelect} />
        )}
      />
    ),
  },
};
