import { IconButton } from '#ui/base/icon-button.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { TextField } from './text-field.tsx';

export const preview: Preview = {
  name: 'Text field',
  states: {
    'empty, with a hint': () => (
      <TextField label="Account" hint="4 to 16 letters and digits" placeholder="maya2026" />
    ),
    wrong: () => (
      <TextField
        label="Account"
        defaultValue="m!"
        error="Use 4 to 16 letters and digits, nothing else."
      />
    ),
    slots: () => (
      <Stack gap={3}>
        <TextField
          label="Search"
          type="search"
          defaultValue="lantern"
          leading={<SearchIcon size={20} />}
          trailing={<IconButton label="Clear" icon={<CloseIcon size={20} />} />}
        />
        <TextField label="Mobile number" inputMode="tel" leading="+63" defaultValue="9171234567" />
      </Stack>
    ),
    disabled: () => <TextField disabled label="Email" defaultValue="maya@example.com" />,
  },
};
