import type { Banner } from '#shared/lobby/banner.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { isDesktop, watchDesktop } from '#browser/page/screen-shape.ts';
import { useRef, useSyncExternalStore } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { BannerDots } from './banner-dots.tsx';
import { BannerSlide, type BannerLink } from './banner-slide.tsx';
import styles from './banner-carousel.module.css';
import { useBanners } from './use-banners.ts';
import { useCarousel } from './use-carousel.ts';

/** The lobby's promotions (spec §2, Home); renders nothing without banners for this player. */
export function BannerCarousel({ Link }: { readonly Link: BannerLink }) {
  const banners = useBanners();
  const inView = useSyncExternalStore(watchDesktop, isDesktop) ? 2 : 1;
  if (banners.length === 0) return null;
  // Other banners, or another number beside each other, mount a new carousel, which starts with its first.
  const key = [inView, ...banners.map(({ id }) => id)].join(' ');
  return <Slides key={key} banners={banners} inView={inView} Link={Link} />;
}

interface SlidesProps {
  readonly banners: readonly Banner[];
  /** Number of banners side by side: two on a desktop. */
  readonly inView: number;
  readonly Link: BannerLink;
}

function Slides({ banners, inView, Link }: SlidesProps) {
  const { t } = useFirstTexts();
  const track = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(track, banners.length, inView);
  const { index, isPlaying } = carousel;
  return (
    <section
      className={styles.carousel}
      aria-label={t('home.banners.label')}
      aria-roledescription={t('home.banners.role')}
    >
      <div
        ref={track}
        className={styles.track}
        aria-live={isPlaying ? 'off' : 'polite'}
        onFocus={(event) => carousel.setFocused(event.target.matches(':focus-visible'))}
        onBlur={() => carousel.setFocused(false)}
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
        <>
          <IconButton
            className={styles.toggle}
            label={t(isPlaying ? 'home.banners.pause' : 'home.banners.play')}
            icon={
              <span className={styles.disc}>
                {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
              </span>
            }
            onClick={() => carousel.setPlaying(!isPlaying)}
          />
          <BannerDots count={banners.length} index={index} onChoose={carousel.goTo} />
        </>
      )}
    </section>
  );
}
