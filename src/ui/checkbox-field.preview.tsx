import { CheckboxField } from './checkbox-field.tsx';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Checkbox field',
  states: [
    { name: 'checked', render: () => <CheckboxField defaultChecked label="I am 21 or older." /> },
    { name: 'unchecked', render: () => <CheckboxField label="No more prompts" /> },
  ],
};
