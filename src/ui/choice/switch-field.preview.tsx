import type { Preview } from '#ui/base/preview.ts';
import { SwitchField } from './switch-field.tsx';

export const preview: Preview = {
  name: 'Switch field',
  states: {
    on: () => <SwitchField defaultChecked label="Sounds" />,
    off: () => <SwitchField label="Big wins" note="News of other players’ wins" />,
  },
};
