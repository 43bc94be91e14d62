import { ConfirmStep, type ConfirmStepProps } from './confirm-step.tsx';
import type { Preview } from '#ui/base/preview.ts';

const question: ConfirmStepProps = {
  title: 'Log out on this phone?',
  text: 'Your coins stay where they are.',
  confirmLabel: 'Log out',
  cancelLabel: 'Stay',
  onConfirm: () => undefined,
  onCancel: () => undefined,
};

export const preview: Preview = {
  name: 'Confirm step',
  states: {
    asking: () => <ConfirmStep {...question} />,
    busy: () => <ConfirmStep {...question} isBusy />,
    failed: () => <ConfirmStep {...question} error="There is no connection. Try again." />,
  },
};
