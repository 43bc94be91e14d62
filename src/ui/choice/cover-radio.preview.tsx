import { CoverRadio, RadioRing } from './cover-radio.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PreviewChoice } from '#ui/choice/preview-choice.tsx';
import styles from '#ui/base/preview.module.css';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Cover radio',
  states: {
    'one of two': () => (
      <PreviewChoice
        initial="first"
        render={(chosen, onChoose) => (
          <Stack gap={2}>
            {['first', 'second'].map((id) => (
              <Row key={id} as="label" gap={3} justify="between" className={styles.covered}>
                <CoverRadio
                  name="cover-radio-preview"
                  value={id}
                  checked={chosen === id}
                  onChange={() => onChoose(id)}
                />
                <span>{id}</span>
                <RadioRing />
              </Row>
            ))}
          </Stack>
        )}
      />
    ),
  },
};
