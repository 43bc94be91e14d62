import styles from './avatar.module.css';
import { classNames } from '#ui/base/class-names.ts';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { useFailingImage } from './use-failing-image.ts';

export interface AvatarProps {
  /** Address of the picture; without it, or when it fails to load, the drawing is shown. */
  readonly src?: string | undefined;
  /** The player's name; empty when it is beside the picture. */
  readonly alt: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** A golden ring: the player's own, or a winner's. */
  readonly hasRing?: boolean;
  readonly className?: string | undefined;
}

const sides = { small: 32, medium: 48, large: 72 } as const;

/** A player's round picture, with a drawing as fallback. */
export function Avatar({ src, alt, size = 'medium', hasRing = false, className }: AvatarProps) {
  const { isFailed, fail, watchReturn } = useFailingImage(src);
  const isMissing = src === undefined || src === '' || isFailed;
  return (
    <span className={classNames(styles.avatar, styles[size], hasRing && styles.ringed, className)}>
      {isMissing ? (
        <span
          ref={watchReturn}
          className={styles.fallback}
          {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}
        >
          <MemberIcon />
        </span>
      ) : (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          width={sides[size]}
          height={sides[size]}
          decoding="async"
          draggable={false}
          onError={fail}
        />
      )}
    </span>
  );
}
