import { isPictureAbsent, notePictureFailure } from '#browser/page/failed-pictures.ts';
import { untilLoaded } from '#browser/page/until-loaded.ts';
import { useState } from 'react';

/** An image that may fail to load: whether it has, and its retry. */
export interface FailingImage {
  readonly isFailed: boolean;
  /** For the image's `onError`. */
  readonly fail: () => void;
  /** The `ref` of its replacement: the image is retried while that is mounted. */
  readonly watchReturn: () => (() => void) | undefined;
}

/** @param src undefined or '' when there is none: never fails, never retries */
export function useFailingImage(
  src: string | undefined,
  crossOrigin: 'anonymous' | 'use-credentials' = 'anonymous',
): FailingImage {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isFailed = src !== undefined && src !== '' && (failedSrc === src || isPictureAbsent(src));
  return {
    isFailed,
    fail() {
      if (src !== undefined) notePictureFailure(src);
      setFailedSrc(src);
    },
    watchReturn: () =>
      isFailed && !isPictureAbsent(src)
        ? retryImage(src, crossOrigin, () => setFailedSrc(undefined))
        : undefined,
  };
}

/** Loads the retries when an image has failed: most starts need none. Returns a function that stops them. */
function retryImage(src: string, crossOrigin: string, onReturn: () => void): () => void {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  async function start() {
    const { whenImageReturns } = await untilLoaded(
      () => import('#browser/history/later/image-return.ts'),
    );
    if (!isStopped) stop = whenImageReturns(src, crossOrigin, onReturn);
  }
  void start();
  return () => stop();
}
