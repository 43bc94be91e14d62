import type { Banner } from '#shared/lobby/banner.ts';
import { clickTarget, type ClickTarget } from '#shared/lobby/click-target.ts';
import { FadeImage } from '#ui/media/fade-image.tsx';
import type { ComponentType, ReactNode } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import styles from './banner-carousel.module.css';

/** Link around a banner. Features do not import each other, so the screen supplies it. */
export type BannerLink = ComponentType<{
  readonly target: ClickTarget;
  readonly className: string | undefined;
  readonly children: ReactNode;
}>;

interface BannerSlideProps {
  readonly Link: BannerLink;
  readonly banner: Banner;
  /** One-based. */
  readonly position: number;
  readonly total: number;
  /** Seen at the start: its picture is loaded first. */
  readonly isEager: boolean;
  readonly isInFront: boolean;
  /** Far from the front: renders an empty slot. */
  readonly isEmpty: boolean;
}

/** The picture's intrinsic size in pixels; the frame has the same shape. */
const WIDTH = 720;
const HEIGHT = 320;

/** One banner. Those not in front are inert: no focus, not read aloud. */
export function BannerSlide(props: BannerSlideProps) {
  const { Link, banner, position, total, isEager, isInFront, isEmpty } = props;
  const { t } = useFirstTexts();
  const title = banner.title === '' ? t('home.banners.untitled') : banner.title;
  return (
    <div
      className={styles.slide}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern has no tag for a slide
      role="group"
      aria-roledescription={t('home.banners.slideRole')}
      aria-label={t('home.banners.slide', { position, total, title })}
      inert={!isInFront}
    >
      {!isEmpty && (
        <Link target={clickTarget(banner.clickType, banner.clickAction)} className={styles.link}>
          <FadeImage
            className={styles.picture}
            src={banner.imageUrl}
            alt={title}
            width={WIDTH}
            height={HEIGHT}
            isEager={isEager}
          />
        </Link>
      )}
    </div>
  );
}
