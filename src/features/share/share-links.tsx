import {
  inviteText,
  SHARE_NETWORKS,
  shareAddress,
  type Invite,
  type ShareAction,
  type ShareNetwork,
} from '#shared/share/share-target.ts';
import { smsAddress } from '#shared/share/sms-address.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { canPickContacts, pickNumbers } from '#browser/page/contacts.ts';
import { leaveFor } from '#browser/page/page.ts';
import { canShareNatively, shareNatively } from '#browser/page/native-share.ts';
import type { IconProps } from '#ui/base/icon.tsx';
import { FacebookIcon } from '#ui/icons/facebook-icon.tsx';
import { LineIcon } from '#ui/icons/line-icon.tsx';
import { MobileIcon } from '#ui/icons/mobile-icon.tsx';
import { MessengerIcon } from '#ui/icons/messenger-icon.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { WhatsappIcon } from '#ui/icons/whatsapp-icon.tsx';
import { XIcon } from '#ui/icons/x-icon.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './share.module.css';

const drawings: Readonly<Record<ShareNetwork, (props: IconProps) => ReactNode>> = {
  facebook: FacebookIcon,
  messenger: MessengerIcon,
  whatsapp: WhatsappIcon,
  line: LineIcon,
  x: XIcon,
};

export interface ShareLinksProps {
  readonly invite: Invite;
  /** Called when the player has shared this way. */
  readonly onShared: (action: ShareAction) => void;
}

/**
 * The phone's contacts and its share sheet where the browser has them, and the four networks (spec §2 "Share
 * dialog").
 */
export function ShareLinks({ invite, onShared }: ShareLinksProps) {
  const { t } = useTranslation('share');
  const { link, words } = invite;
  const market = use(MarketContext);

  async function shareHere() {
    if (await shareNatively({ text: words, url: link })) onShared('native');
  }

  /** The numbers stay on the phone: only its own message app gets them. */
  async function textContacts() {
    const address = smsAddress(await pickNumbers(), inviteText(invite));
    if (address === null) return;
    leaveFor(address);
    onShared('native');
  }

  return (
    <ul className={styles.ways}>
      {canPickContacts() && (
        <li>
          <button type="button" className={styles.way} onClick={() => void textContacts()}>
            <span className={styles.picture}>
              <MobileIcon size={26} />
            </span>
            <span>{t('contacts')}</span>
          </button>
        </li>
      )}
      {canShareNatively() && (
        <li>
          <button type="button" className={styles.way} onClick={() => void shareHere()}>
            <span className={styles.picture}>
              <ShareIcon size={26} />
            </span>
            <span>{t('native')}</span>
          </button>
        </li>
      )}
      {SHARE_NETWORKS[market].map((network) => {
        const Drawing = drawings[network];
        const address = shareAddress(network, invite);
        // An app's own address opens the app; a new window for it would stay behind empty.
        const isPage = address.startsWith('https:');
        return (
          <li key={network}>
            <a
              className={styles.way}
              href={address}
              rel="noopener noreferrer"
              {...(isPage && { target: '_blank' })}
              onClick={() => onShared(network)}
            >
              <span className={styles.picture}>
                <Drawing size={26} />
              </span>
              <span>{t(`network.${network}`)}</span>
              <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
