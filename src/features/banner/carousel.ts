/** The moving part of the banners: keen-slider, the timer and the hold reasons. */
import { BANNER_AUTOPLAY } from '#config/constants.ts';
import { untilUsed } from '#browser/page/settled.ts';
import { isVisible, prefersReducedMotion, watchVisibility } from '#browser/page/page.ts';
import type { KeenSliderInstance } from 'keen-slider';
import { createAutoplay, type HoldReason, type Timer } from './autoplay.ts';

export interface CarouselOptions {
  /** Its children are the slides. */
  readonly track: HTMLElement;
  readonly count: number;
  /** Number of slides that are seen side by side. */
  readonly inView: number;
  /** Reports the slide in front, from 0. */
  readonly onIndex: (index: number) => void;
}

export interface Carousel {
  goTo(index: number): void;
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  destroy(): void;
}

const browserTimer: Timer = {
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- an object by Node's types, which the tests see
  start: (callback, after) => Number(setTimeout(callback, after)),
  stop: (id) => clearTimeout(id),
};

/**
 * Moves only the slides in view. The library's own rendering moves all of them in each frame, which is five
 * times the work.
 * @param places distances from the front in widths of the track
 */
function placeSlides(
  slides: readonly HTMLElement[],
  places: readonly { readonly distance: number }[],
  inView: number,
): void {
  for (const [at, slide] of slides.entries()) {
    const distance = (places[at]?.distance ?? 1) * inView;
    const isSeen = distance > -1 && distance < inView;
    const place = isSeen ? `translateX(${100 * distance}%)` : '';
    if (slide.style.transform !== place) slide.style.transform = place;
    slide.toggleAttribute('data-seen', isSeen);
  }
}

/** Duration of a slide's travel, in ms. */
const TRAVEL = 240;

/**
 * Works at once by cutting from slide to slide. Once keen-slider has loaded (after the first paint, or never
 * without a network) the slides travel and follow the finger.
 */
export function createCarousel({ track, count, inView, onIndex }: CarouselOptions): Carousel {
  let slider: KeenSliderInstance | null = null;
  let index = 0;
  let isDestroyed = false;

  const autoplay = createAutoplay({
    every: BANNER_AUTOPLAY,
    timer: browserTimer,
    onTurn: () => (slider ? slider.next() : show((index + 1) % count)),
  });

  function show(next: number) {
    index = next;
    onIndex(next);
    autoplay.restart();
  }

  async function attachSlider() {
    const { default: KeenSlider } = await import('keen-slider');
    if (isDestroyed) return;
    track.dataset['sliding'] = '';
    slider = new KeenSlider(track, {
      loop: true,
      initial: index,
      renderMode: 'custom',
      slides: { perView: inView },
      detailsChanged: ({ slides, track: { details } }) =>
        placeSlides(slides, details.slides, inView),
      selector: () => [...track.children].filter((child) => child instanceof HTMLElement),
      defaultAnimation: { duration: prefersReducedMotion() ? 0 : TRAVEL },
      // A finger on the slide holds it; autoplay resumes when it lets go.
      dragStarted: () => autoplay.hold('finger'),
      dragEnded: () => autoplay.release('finger'),
      slideChanged: ({ track: { details } }) => show(details.rel),
    });
  }

  const keep = (reason: HoldReason, isHeld: boolean) =>
    isHeld ? autoplay.hold(reason) : autoplay.release(reason);
  autoplay.hold('starting');
  void untilUsed().then(() => autoplay.release('starting'));
  keep('hidden', !isVisible());
  const stopWatching = watchVisibility((visible) => keep('hidden', !visible));
  const observer = new IntersectionObserver((entries) => {
    keep('off-screen', !(entries.at(-1)?.isIntersecting ?? true));
  });
  observer.observe(track);

  const stopWaiting = afterNextPaint(() => {
    // Without the slider the banners keep cutting.
    attachSlider().catch(() => undefined);
  });

  return {
    goTo(next) {
      if (slider) slider.moveToIdx(next);
      else show(next);
    },
    hold: autoplay.hold,
    release: autoplay.release,
    destroy() {
      isDestroyed = true;
      stopWaiting();
      autoplay.stop();
      stopWatching();
      observer.disconnect();
      slider?.destroy();
      delete track.dataset['sliding'];
    },
  };
}

function afterNextPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
