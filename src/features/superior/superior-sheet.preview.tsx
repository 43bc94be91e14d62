import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { SuperiorPanel } from './superior-panel.tsx';
import { SuperiorSheet } from './superior-sheet.tsx';
import type { SuperiorView } from './use-superior.ts';

const asking: SuperiorView = {
  state: { status: 'none' },
  isSending: false,
  problem: null,
  submit: () => true,
  clearProblem: () => undefined,
};
const superior = { pid: '10012', nickname: 'Lolita' };

const looks: Readonly<Record<string, SuperiorView>> = {
  loading: { ...asking, state: { status: 'loading' } },
  asking,
  sending: { ...asking, isSending: true },
  'no such code': {
    ...asking,
    problem: { text: 'Nobody has this invitation code. Code: 1085', needsMobile: false },
  },
  'mobile first': {
    ...asking,
    problem: { text: 'Please bind your mobile first. Code: 1084', needsMobile: true },
  },
  bound: { ...asking, state: { status: 'bound', superior, isNew: false } },
  'bound just now': { ...asking, state: { status: 'bound', superior, isNew: true } },
  'only the number is known': {
    ...asking,
    state: { status: 'bound', superior: { ...superior, nickname: '' }, isNew: false },
  },
  failed: {
    ...asking,
    state: FAILED,
  },
};

export const preview: Preview = {
  name: 'Superior',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open who invited you"
        render={(isOpen, onClose) => (
          <SuperiorSheet isOpen={isOpen} onClose={onClose} onClosed={() => undefined} />
        )}
      />
    ),
    ...statesOf(looks, (view) => <SuperiorPanel view={view} />),
  },
};
