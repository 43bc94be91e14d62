import type { Banner } from '#shared/lobby/banner.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { useRef } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { BannerDots } from './banner-dots.tsx';
import { BannerSlide, type BannerLink } from './banner-slide.tsx';
import styles from './banner-carousel.module.css';
import { useBanners } from './use-banners.ts';
import { useCarousel } from './use-carousel.ts';

/** The lobby's promotions (spec §2, Home); renders nothing without banners for this player. */
export function BannerCarousel({ Link }: { readonly Link: BannerLink }) {
  const banners = useBanners();
  if (banners.length === 0) return null;
  // Other banners mount a new carousel, which starts with its first.
  return <Slides key={banners.map(({ id }) => id).join(' ')} banners={banners} Link={Link} />;
}

interface SlidesProps {
  readonly banners: readonly Banner[];
  readonly Link: BannerLink;
}

function Slides({ banners, Link }: SlidesProps) {
  const { t } = useFirstTexts();
  const track = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(track, banners.length);
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
        {banners.map((banner, at) => (
          <BannerSlide
            key={banner.id}
            Link={Link}
            banner={banner}
            position={at + 1}
            total={banners.length}
            isInFront={at === index}
            isEmpty={!isNear(at, index, banners.length)}
          />
        ))}
      </div>
      {banners.length > 1 && (
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

/** Whether a slide is in front or next to it, counting around the circle. */
function isNear(at: number, front: number, count: number): boolean {
  const away = Math.abs(at - front);
  return Math.min(away, count - away) <= 1;
}
