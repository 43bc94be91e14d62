import type { Preview } from '#ui/preview.ts';
import { Card } from './card.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export const preview: Preview = {
  name: 'Stack',
  states: [
    {
      name: 'gaps',
      render: () => (
        <Stack gap={4}>
          {(['hair', 1, 3] as const).map((gap) => (
            <Stack key={gap} gap={gap}>
              <Card>Gap {gap}</Card>
              <Card>below</Card>
            </Stack>
          ))}
        </Stack>
      ),
    },
    {
      name: 'centred',
      render: () => (
        <Stack gap={2} centred>
          <span>In the middle</span>
          <span>and the line below it</span>
        </Stack>
      ),
    },
    {
      name: 'takes the room left',
      render: () => (
        <Row gap={3}>
          <Stack gap="hair" grow>
            <span>A long name that goes on in a second line</span>
            <span>and a note</span>
          </Stack>
          <span>End</span>
        </Row>
      ),
    },
  ],
};
