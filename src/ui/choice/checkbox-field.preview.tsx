import { CheckboxField } from './checkbox-field.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Checkbox field',
  states: {
    checked: () => <CheckboxField defaultChecked label="I am 21 or older." />,
    unchecked: () => <CheckboxField label="No more prompts" />,
  },
};
