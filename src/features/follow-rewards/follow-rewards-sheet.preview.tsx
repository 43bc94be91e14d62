import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { FollowLink } from './follow-link.tsx';
import { FollowRewardsSheet, type Follows } from './follow-rewards-sheet.tsx';

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

const looks: Readonly<Record<string, Follows>> = {
  'for a player': ready,
  'for a visitor': ready,
  'nothing to follow': { status: 'ready', rows: [] },
  loading: { status: 'loading' },
  'not to be had': FAILED,
};

export const preview: Preview = {
  name: 'Follow rewards',
  states: statesOf(looks, (follows, name) => (
    <PreviewStage
      label="Open it"
      render={(isOpen, onClose) => (
        <FollowRewardsSheet
          follows={follows}
          isVisitor={name === 'for a visitor'}
          isOpen={isOpen}
          onClose={onClose}
          onClosed={() => undefined}
        />
      )}
    />
  )),
};
