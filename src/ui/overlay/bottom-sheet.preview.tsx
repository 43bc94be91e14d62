import { BottomSheet } from './bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';

const words = { closeLabel: 'Close', name: 'preview' } as const;

export const preview: Preview = {
  name: 'Bottom sheet',
  states: {
    content: () => (
      <PreviewStage
        label="Open the sheet"
        render={(isOpen, onClose) => (
          <BottomSheet
            {...words}
            title="Add to the home screen"
            isOpen={isOpen}
            onClose={onClose}
            footer={<Button isWide>Continue</Button>}
          >
            <p>Open Parola like any other app, also without a network.</p>
          </BottomSheet>
        )}
      />
    ),
    long: () => (
      <PreviewStage
        label="Open a long sheet"
        render={(isOpen, onClose) => (
          <BottomSheet {...words} title="Rules" isOpen={isOpen} onClose={onClose}>
            <Stack gap={3}>
              {Array.from({ length: 30 }, (_, line) => (
                <p key={line}>{`Rule ${line + 1}: the lanterns are lit when the sun is down.`}</p>
              ))}
            </Stack>
          </BottomSheet>
        )}
      />
    ),
    'full screen': () => (
      <PreviewStage
        label="Open a full sheet"
        render={(isOpen, onClose) => (
          <BottomSheet {...words} size="full" title="Deposit" isOpen={isOpen} onClose={onClose}>
            <p>The payment page stands here.</p>
          </BottomSheet>
        )}
      />
    ),
  },
};
