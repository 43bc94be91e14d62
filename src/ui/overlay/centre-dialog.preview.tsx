import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { CentreDialog } from './centre-dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';

const words = { closeLabel: 'Close', name: 'preview' } as const;

export const preview: Preview = {
  name: 'Centre dialog',
  states: {
    titled: () => (
      <PreviewStage
        label="Open the dialog"
        render={(isOpen, onClose) => (
          <CentreDialog
            {...words}
            title="Red packet"
            isOpen={isOpen}
            onClose={onClose}
            footer={
              <Button isWide variant="gold" onClick={onClose}>
                Withdraw
              </Button>
            }
          >
            <p>
              <span>Bet</span> <Amount text="₱500.00" /> <span>to get the bonus.</span>
            </p>
          </CentreDialog>
        )}
      />
    ),
    'with its own head': () => (
      <PreviewStage
        label="Open a reward"
        render={(isOpen, onClose) => (
          <CentreDialog
            {...words}
            title="Your reward"
            isTitleHidden
            isOpen={isOpen}
            onClose={onClose}
          >
            <Stack gap={2} centred>
              <ParolaMark size={96} />
              <p>You received</p>
              <Amount size="huge" text="₱25.00" />
            </Stack>
          </CentreDialog>
        )}
      />
    ),
    'not to be left': () => (
      <PreviewStage
        label="Open a question"
        render={(isOpen, onClose) => (
          <CentreDialog
            {...words}
            title="Leave the game?"
            isDismissable={false}
            isOpen={isOpen}
            onClose={onClose}
            footer={
              <Button isWide onClick={onClose}>
                Stay
              </Button>
            }
          >
            <p>Coins on the table are counted first.</p>
          </CentreDialog>
        )}
      />
    ),
  },
};
