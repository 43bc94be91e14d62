import { PreviewChoice } from '#ui/choice/preview-choice.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SliderField } from './slider-field.tsx';

const slider = (initial: string) => (
  <PreviewChoice
    initial={initial}
    render={(value, onChange) => (
      <SliderField
        label="Maximum"
        value={Number(value)}
        min={0}
        max={20}
        bigStep={5}
        valueText={`${value} minutes`}
        minText="0"
        maxText="20 minutes"
        onChange={(moved) => onChange(String(moved))}
      />
    )}
  />
);

export const preview: Preview = {
  name: 'Slider field',
  states: {
    'at its start': () => slider('0'),
    'in between': () => slider('8'),
    'at its end': () => slider('20'),
  },
};
