import { whenImageReturns } from '#browser/image-return.ts';
import { useState } from 'react';

/** An image that may not be had: whether it is given up for now, and how it comes back. */
export interface FailingImage {
  readonly isFailed: boolean;
  /** For the image's `onError`. */
  readonly fail: () => void;
  /** The `ref` of what stands in its place: as long as that is there, the image is looked for. */
  readonly watchReturn: () => (() => void) | undefined;
}

/** @param src undefined or '' when there is none: that has not failed, and does not come */
export function useFailingImage(
  src: string | undefined,
  crossOrigin: 'anonymous' | 'use-credentials' = 'anonymous',
): FailingImage {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isFailed = src !== undefined && src !== '' && failedSrc === src;
  return {
    isFailed,
    fail: () => setFailedSrc(src),
    watchReturn: () =>
      isFailed ? whenImageReturns(src, crossOrigin, () => setFailedSrc(undefined)) : undefined,
  };
}
