import { Button } from '#ui/base/button.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { Card } from './card.tsx';
import { PageBody } from './page-body.tsx';
import { Pair } from './pair.tsx';
import { Row } from './row.tsx';
import { Section } from './section.tsx';
import { Stack } from './stack.tsx';

export const preview: Preview = {
  name: 'Layout',
  states: {
    stacks: () => (
      <Stack gap={4}>
        {(['hair', 1, 3] as const).map((gap) => (
          <Stack key={gap} gap={gap} centred={gap === 'hair'}>
            <Card>{`Gap ${gap}`}</Card>
            <Card>below</Card>
          </Stack>
        ))}
      </Stack>
    ),
    rows: () => (
      <Stack gap={3}>
        {(['start', 'center', 'baseline', 'stretch'] as const).map((align) => (
          <Row key={align} gap={3} lineGap={1} align={align} spread>
            <Stack grow>A name that goes on in a second line</Stack>
            <Button variant="quiet">{align}</Button>
          </Row>
        ))}
      </Stack>
    ),
    'page of sections': () => (
      <PageBody gap={5}>
        <Section title="Your bonuses">
          <Card>What the section holds</Card>
        </Section>
        <Pair>
          <Button variant="quiet">Another</Button>
          <Button>Done</Button>
        </Pair>
      </PageBody>
    ),
  },
};
