import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fade-image.module.css';
import { StarIcon } from './icons/star-icon.tsx';
import { useFailingImage } from './use-failing-image.ts';

export interface FadeImageProps {
  /** '' when there is none. */
  readonly src: string;
  /** Higher resolutions, as the attribute of `<img>` has it. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** What is to be seen; empty when the words beside it say it already. */
  readonly alt: string;
  /** Intrinsic size in pixels: keeps the place before the image is there. */
  readonly width: number;
  readonly height: number;
  /** In the first paint: loads at once, is never hidden and needs no script to be seen. */
  readonly isEager?: boolean;
  /** `anonymous` unless given, so that a worker may store what another origin serves. */
  readonly crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  /** Shown when the image cannot be; a star unless given. */
  readonly fallback?: ReactNode;
  /** Class of the frame: size, shape, corners. */
  readonly className?: string | undefined;
}

/**
 * Marks the element instead of setting state: a grid of games must not render a card again for
 * every image that arrives.
 */
function show(image: HTMLImageElement) {
  image.dataset['shown'] = '';
}

/** A cached image may be complete before React listens: no load event will come. */
function showIfComplete(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth > 0) show(image);
}

/** An image that fades in once loaded; a drawing is in its place for as long as it cannot be had. */
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
          ref={showIfComplete}
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
