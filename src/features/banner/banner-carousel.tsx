import type { Banner } from '#shared/lobby/banner.ts';
import { classNames } from '#ui/base/class-names.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { isDesktop, watchDesktop } from '#browser/page/screen-shape.ts';
import { prefersReducedMotion } from '#browser/page/page.ts';
import { useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { BannerDots } from './banner-dots.tsx';
import { BannerSlide, type BannerLink } from './banner-slide.tsx';
import styles from './banner-carousel.module.css';
import { useBanners } from './use-banners.ts';
import { useCarousel } from './use-carousel.ts';

interface BannerCarouselProps {
  readonly Link: BannerLink;
  /** The line of news below the pictures. Features do not import each other, so the screen supplies it. */
  readonly News: ComponentType<{ readonly isPaused: boolean }>;
}

/** The lobby's hero (spec §2, Home): its promotions, and the news below them. One button pauses both. */
export function BannerCarousel({ Link, News }: BannerCarouselProps) {
  const { t } = useFirstTexts();
  const banners = useBanners();
  const inView = useSyncExternalStore(watchDesktop, isDesktop) ? 2 : 1;
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  // Other banners, or another number beside each other, mount a new carousel, which starts with its first.
  const key = [inView, ...banners.map(({ id }) => id)].join(' ');
  return (
    <section
      className={styles.hero}
      aria-label={t('home.banners.label')}
      aria-roledescription={t('home.banners.role')}
    >
      {banners.length > 0 && (
        <Slides key={key} banners={banners} inView={inView} isPlaying={isPlaying} Link={Link} />
      )}
      <div className={styles.news}>
        <News isPaused={!isPlaying} />
        <IconButton
          // The news alone do not move under reduced motion.
          className={classNames(styles.toggle, banners.length <= inView && styles.ofNews)}
          label={t(isPlaying ? 'home.banners.pause' : 'home.banners.play')}
          icon={isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          onClick={() => setPlaying(!isPlaying)}
        />
      </div>
    </section>
  );
}

interface SlidesProps {
  readonly banners: readonly Banner[];
  /** Number of banners side by side: two on a desktop. */
  readonly inView: number;
  readonly isPlaying: boolean;
  readonly Link: BannerLink;
}

function Slides({ banners, inView, isPlaying, Link }: SlidesProps) {
  const track = useRef<HTMLDivElement>(null);
  const { index, goTo, setFocused } = useCarousel(track, banners.length, inView, isPlaying);
  return (
    <div className={styles.frame}>
      <div
        ref={track}
        className={styles.track}
        aria-live={isPlaying ? 'off' : 'polite'}
        onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      >
        {banners.map((banner, at) => {
          const place = (at - index + banners.length) % banners.length;
          return (
            <BannerSlide
              key={banner.id}
              Link={Link}
              banner={banner}
              position={at + 1}
              total={banners.length}
              isEager={at < inView}
              isInFront={place < inView}
              isEmpty={place > inView && place !== banners.length - 1}
            />
          );
        })}
      </div>
      {banners.length > inView && (
        <BannerDots count={banners.length} index={index} onChoose={goTo} />
      )}
    </div>
  );
}
