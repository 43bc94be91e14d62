import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { SocialId } from '#shared/share/social.ts';
import { iconButtonClass } from '#ui/base/icon-button.tsx';
import type { IconProps } from '#ui/base/icon.tsx';
import { FacebookIcon } from '#ui/icons/facebook-icon.tsx';
import { InstagramIcon } from '#ui/icons/instagram-icon.tsx';
import { TelegramIcon } from '#ui/icons/telegram-icon.tsx';
import { TiktokIcon } from '#ui/icons/tiktok-icon.tsx';
import { TwitchIcon } from '#ui/icons/twitch-icon.tsx';
import { YoutubeIcon } from '#ui/icons/youtube-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FooterPart } from './footer-part.tsx';
import styles from './social-list.module.css';

const DRAWINGS: Readonly<Record<SocialId, ComponentType<IconProps>>> = {
  facebook02: FacebookIcon,
  telegram02: TelegramIcon,
  INSTAGRAM: InstagramIcon,
  TIKTOK: TiktokIcon,
  TWITCH: TwitchIcon,
  YOUTUBE: YoutubeIcon,
};

/** The community's pages: only those with a link from the server (spec §2, Footer). */
export function SocialList() {
  const { t } = useTranslation();
  const links = useSelector(selectConfig)?.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <FooterPart title={t('footer.share')}>
      <Row as="ul" gap={2} align="stretch" wrap className={styles.list}>
        {links.map(({ id, url }) => {
          const Drawing = DRAWINGS[id];
          return (
            <li key={`${id} ${url}`}>
              <a
                className={iconButtonClass('raised')}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Drawing />
                <VisuallyHidden>{`${t(`footer.networks.${id}`)}, ${t('common.newWindow')}`}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </Row>
    </FooterPart>
  );
}
