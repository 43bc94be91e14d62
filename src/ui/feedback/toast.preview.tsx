import { Button } from '#ui/base/button.tsx';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { ToastStack, type ToastItem } from './toast.tsx';

const toasts: readonly ToastItem[] = [
  { id: '1', tone: 'success', text: 'Copy Success.' },
  { id: '2', tone: 'info', text: 'A new version is ready.' },
  {
    id: '3',
    tone: 'failure',
    text: 'The network is away. Code: timeout',
    action: (
      <Button size="small" variant="ghost">
        Retry
      </Button>
    ),
  },
];

export const preview: Preview = {
  name: 'Toast',
  states: {
    'one of each': () => (
      <PreviewStage
        label="Show toasts"
        render={(isOpen, onClose) => (
          <ToastStack toasts={isOpen ? toasts : []} onDismiss={onClose} dismissLabel="Dismiss" />
        )}
      />
    ),
  },
};
