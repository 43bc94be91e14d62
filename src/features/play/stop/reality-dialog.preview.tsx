import { fromCoins } from '#shared/money/money.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { RealityDialog, type RealityDialogProps } from './reality-dialog.tsx';

const nothing = () => undefined;

const looks: Readonly<Record<string, Partial<RealityDialogProps>>> = {
  'a loss': {},
  'a win': { sum: { bet: fromCoins(300), win: fromCoins(420) } },
  'not known yet': { sum: null },
  'on its way': { answering: 'go-on' },
  failed: { hasFailed: true },
};

export const preview: Preview = {
  name: 'Reality check',
  states: statesOf(looks, (look) => (
    <PreviewStage
      label="Open the reality check"
      render={(isOpen, onClose) => (
        <RealityDialog
          isOpen={isOpen}
          time="0:15:03"
          sum={{ bet: fromCoins(1_500), win: fromCoins(1_230) }}
          answering={null}
          hasFailed={false}
          onStop={onClose}
          onRounds={nothing}
          onGoOn={onClose}
          {...look}
        />
      )}
    />
  )),
};
