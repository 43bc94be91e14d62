import { selectIsAnyOverlayOpen } from '#state/overlays/overlay-slice.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { createCarousel, type Carousel } from './carousel.ts';

export interface CarouselView {
  /** The slide in front, from 0. */
  readonly index: number;
  goTo(index: number): void;
  /** Holds the slide while the keyboard focus is on it: a turn would take the focus away. */
  setFocused(isFocused: boolean): void;
}

/**
 * Runs the banners of this track, `inView` of them side by side.
 * @param isPlaying false while the player, or reduced motion, pauses them
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  count: number,
  inView: number,
  isPlaying: boolean,
): CarouselView {
  const carousel = useRef<Carousel | null>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (track.current === null || count <= inView) return undefined;
    const made = createCarousel({ track: track.current, count, inView, onIndex: setIndex });
    carousel.current = made;
    return () => {
      carousel.current = null;
      made.destroy();
    };
  }, [track, count, inView]);

  const isCovered = useSelector(selectIsAnyOverlayOpen);
  useEffect(() => {
    if (isCovered) carousel.current?.hold('covered');
    else carousel.current?.release('covered');
  }, [isCovered]);

  useEffect(() => {
    if (isPlaying) carousel.current?.release('chosen');
    else carousel.current?.hold('chosen');
  }, [isPlaying]);

  return {
    index,
    goTo: (next) => carousel.current?.goTo(next),
    setFocused: (isFocused) => {
      if (isFocused) carousel.current?.hold('focus');
      else carousel.current?.release('focus');
    },
  };
}
