import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { Text } from './text.tsx';

export const preview: Preview = {
  name: 'Text',
  states: {
    sizes: () => (
      <Stack gap={1}>
        {(['caption', 'small', 'body', 'lead', 'title', 'display'] as const).map((size) => (
          <Text key={size} size={size}>
            {size}
          </Text>
        ))}
      </Stack>
    ),
    tones: () => (
      <Stack gap={1}>
        {(['strong', 'soft', 'faint', 'gold', 'jade', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Stack>
    ),
    'weights and figures': () => (
      <Stack gap={1}>
        <Text weight="medium">Medium</Text>
        <Text weight="bold" figures>
          1,111.00
        </Text>
        <Note>A note beside it</Note>
        <Text align="end" breaks lines={2}>
          averyveryverylongnamethatplayersgivethemselvesandthatmustnotrunover
        </Text>
      </Stack>
    ),
  },
};
