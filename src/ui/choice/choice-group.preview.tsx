import { ChoiceGroup } from './choice-group.tsx';
import { PreviewChoice } from '#ui/choice/preview-choice.tsx';
import type { Preview } from '#ui/base/preview.ts';

const choices = ['Waiting', 'Successful', 'Failed'].map((label) => ({ value: label, label }));

export const preview: Preview = {
  name: 'Choice group',
  states: {
    'one or none': () => (
      <PreviewChoice
        initial="Failed"
        render={(chosen, onChoose) => (
          <ChoiceGroup
            title="State"
            choices={choices}
            chosen={chosen}
            onChoose={(value) => onChoose(value ?? '')}
          />
        )}
      />
    ),
  },
};
