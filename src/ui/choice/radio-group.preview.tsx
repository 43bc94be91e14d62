import type { Preview } from '#ui/base/preview.ts';
import { PreviewChoice } from './preview-choice.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = ['6 months', '12 months', '5 years'].map((label) => ({ value: label, label }));

export const preview: Preview = {
  name: 'Radio group',
  states: {
    chosen: () => (
      <PreviewChoice
        initial="12 months"
        render={(value, onChange) => (
          <RadioGroup
            legend="For how long?"
            name="radio-group-preview"
            options={options}
            value={value}
            onChange={onChange}
          />
        )}
      />
    ),
    'nothing chosen': () => (
      <PreviewChoice
        initial=""
        render={(value, onChange) => (
          <RadioGroup
            legend="For how long?"
            name="radio-group-preview-empty"
            options={options}
            value={value}
            error={value === '' ? 'Choose how long.' : undefined}
            onChange={onChange}
          />
        )}
      />
    ),
  },
};
