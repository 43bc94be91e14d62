import { Button } from '#ui/button.tsx';
import type { Preview } from '#ui/preview.ts';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export const preview: Preview = {
  name: 'Row',
  states: [
    {
      name: 'alignments',
      render: () => (
        <Stack gap={3}>
          {(['start', 'center', 'baseline', 'stretch'] as const).map((align) => (
            <Row key={align} gap={3} align={align} justify="between">
              <span>{align}</span>
              <Button variant="quiet">Beside</Button>
            </Row>
          ))}
        </Stack>
      ),
    },
    {
      name: 'wraps',
      render: () => (
        <Row gap={2} lineGap={1} justify="center" wrap>
          {['One', 'Two', 'Three', 'Four', 'Five'].map((word) => (
            <Button key={word} variant="quiet">
              {word}
            </Button>
          ))}
        </Row>
      ),
    },
  ],
};
