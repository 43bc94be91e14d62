import type { ReactNode } from 'react';

/** One look of a piece, as the gallery shows it. */
export interface PreviewState {
  /** Unique within the preview; shown as a caption. */
  readonly name: string;
  readonly render: () => ReactNode;
}

/** What a `*.preview.tsx` exports as `preview`: a piece of the interface in all its states. */
export interface Preview {
  readonly name: string;
  readonly states: readonly PreviewState[];
}
