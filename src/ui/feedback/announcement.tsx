import { liveRegion } from '#browser/page/live-region.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';

/** Text for screen readers alone, heard also while a sheet is open. */
export const Announcement = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<VisuallyHidden>{children}</VisuallyHidden>, liveRegion());
