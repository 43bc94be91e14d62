import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { providerLogo, providerLogoUrl, type Provider } from '#shared/game/game.ts';
import { useFailingImage } from '#ui/media/use-failing-image.ts';
import { useSelector } from 'react-redux';
import styles from './provider-logo-mark.module.css';

interface ProviderLogoMarkProps {
  readonly provider: Provider;
}

/** Side of a logo in CSS pixels. */
const SIDE = 24;

/** A provider's logo; without one, or when it fails to load, a coin with the initial. */
export function ProviderLogoMark({ provider }: ProviderLogoMarkProps) {
  const resourceUrl = useSelector(selectConfig)?.resourceUrl ?? '';
  const url = providerLogoUrl(resourceUrl, providerLogo(provider.id));
  const { isFailed, fail, watchReturn } = useFailingImage(url ?? undefined);
  if (url === null || isFailed) {
    return (
      <span ref={watchReturn} className={styles.initial} aria-hidden>
        {/\p{L}|\p{N}/u.exec(provider.name)?.[0]?.toUpperCase() ?? '?'}
      </span>
    );
  }
  return (
    <img
      className={styles.logo}
      src={url}
      alt=""
      width={SIDE}
      height={SIDE}
      crossOrigin="anonymous"
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={fail}
    />
  );
}
