import type { Preview } from './preview.ts';
import { SwitchField } from './switch-field.tsx';

export const preview: Preview = {
  name: 'Switch field',
  states: [
    { name: 'on', render: () => <SwitchField defaultChecked label="Sounds" /> },
    {
      name: 'off',
      render: () => <SwitchField label="Big wins" note="News of other players’ wins" />,
    },
  ],
};
