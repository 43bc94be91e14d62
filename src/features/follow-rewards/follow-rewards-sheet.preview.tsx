import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { FollowLink } from './follow-link.tsx';
import { FollowRewardsSheet, type Follows } from './follow-rewards-sheet.tsx';

const state = (name: string, follows: Follows, isVisitor = false) => ({
  name,
  render: () => (
    <PreviewStage
      label="Open it"
      render={(isOpen, onClose) => (
        <FollowRewardsSheet
          follows={follows}
          isVisitor={isVisitor}
          isClosing={!isOpen}
          onClose={onClose}
          onClosed={() => undefined}
        />
      )}
    />
  ),
});

const ready: Follows = {
  status: 'ready',
  rows: [
    <li key="page">
      Follow our page{' '}
      <FollowLink
        url="https://parola.example/page"
        name="Follow our page"
        onFollow={() => undefined}
      />
    </li>,
  ],
};

export const preview: Preview = {
  name: 'Follow rewards',
  states: [
    state('for a player', ready),
    state('for a visitor', ready, true),
    state('nothing to follow', { status: 'ready', rows: [] }),
    state('loading', { status: 'loading' }),
    state('not to be had', {
      status: 'failed',
      problem: 'There is no connection.',
      isRetrying: false,
      retry: () => undefined,
    }),
  ],
};
