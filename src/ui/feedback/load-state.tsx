import type { ReactNode } from 'react';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';

/** Content that cannot be shown: it is loading, or failed to load. */
export type Unloaded =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** Why, in the player's language. */
      readonly problem: string;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    };

export interface LoadStateProps {
  readonly state: Unloaded;
  /** For screen readers, while it loads. */
  readonly loadingLabel: string;
  readonly failedTitle: string;
  readonly retryLabel: string;
  /** Skeletons in the geometry of the content. */
  readonly children: ReactNode;
}

/** Replaces content that is loading or failed to load; a failure is announced. */
export function LoadState({
  state,
  loadingLabel,
  failedTitle,
  retryLabel,
  children,
}: LoadStateProps) {
  if (state.status === 'loading') {
    return (
      <Stack as="output" gap={3} aria-busy data-loading>
        <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        {children}
      </Stack>
    );
  }
  return (
    <EmptyState
      role="alert"
      art={<WarningIcon size={56} />}
      title={failedTitle}
      text={state.problem}
      action={
        <Button isBusy={state.isRetrying} onClick={state.retry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
