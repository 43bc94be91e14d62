import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './fade-image.module.css';
import { StarIcon } from '#ui/icons/star-icon.tsx';
import { useFailingImage } from './use-failing-image.ts';

export interface FadeImageProps {
  /** '' when there is none. */
  readonly src: string;
  /** Higher resolutions, in the syntax of the `<img>` attribute. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Description of the image; empty when the text beside it says the same. */
  readonly alt: string;
  /** Intrinsic size in pixels: reserves the space before the image loads. */
  readonly width: number;
  readonly height: number;
  /** In the first paint: loads at once, is never hidden and needs no script to be visible. */
  readonly isEager?: boolean;
  /** `anonymous` by default, so that a worker may store images of another origin. */
  readonly crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  /** Shown when the image is unavailable; a star by default. */
  readonly fallback?: ReactNode;
  /** Class of the frame: size, shape, corners. */
  readonly className?: string | undefined;
}

/** A picture that comes within this time is simply there: each that fades is a layer of its own meanwhile. */
const QUICK_MS = 300;

const addedAt = new WeakMap<HTMLImageElement, number>();

/**
 * Marks the element instead of setting state: a grid of games must not render a card again for every image
 * that arrives.
 */
function show(image: HTMLImageElement) {
  if (performance.now() - (addedAt.get(image) ?? 0) < QUICK_MS) image.dataset['quick'] = '';
  image.dataset['shown'] = '';
}

/** A cached image may be complete before React listens: no load event will come. */
function noteAdded(image: HTMLImageElement | null) {
  if (image === null) return;
  addedAt.set(image, performance.now());
  if (image.complete && image.naturalWidth > 0) show(image);
}

/** An image that fades in once loaded, unless that is at once; while it is unavailable a drawing replaces it. */
export function FadeImage({
  src,
  srcSet,
  alt,
  isEager = false,
  crossOrigin = 'anonymous',
  fallback = <StarIcon className={styles.drawing} />,
  className,
  ...rest
}: FadeImageProps) {
  const { isFailed, fail, watchReturn } = useFailingImage(src, crossOrigin);
  return (
    <span className={classNames(styles.frame, className)}>
      {src === '' || isFailed ? (
        <span
          ref={watchReturn}
          className={styles.placeholder}
          {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}
        >
          {fallback}
        </span>
      ) : (
        <img
          {...rest}
          key={src}
          ref={noteAdded}
          className={classNames(styles.image, !isEager && styles.fading)}
          alt={alt}
          crossOrigin={crossOrigin}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          src={src}
          srcSet={srcSet}
          onLoad={(event) => show(event.currentTarget)}
          onError={fail}
        />
      )}
    </span>
  );
}
