import { buttonClass } from '#ui/base/button.tsx';
import { FacebookIcon } from '#ui/icons/facebook-icon.tsx';
import { TelegramIcon } from '#ui/icons/telegram-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './community-links.module.css';

interface CommunityLinksProps {
  /** Addresses of the operator's pages. */
  readonly facebook: string;
  readonly telegram: string;
}

/** Community links; shown only when the server sends both pages (spec §2). */
export function CommunityLinks({ facebook, telegram }: CommunityLinksProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const links = [
    { href: facebook, name: t('menu.facebook'), Drawing: FacebookIcon },
    { href: telegram, name: t('menu.telegram'), Drawing: TelegramIcon },
  ];
  return (
    <Stack aria-labelledby={titleId} as="section" gap={2}>
      <Note id={titleId} weight="medium">
        {t('menu.community')}
      </Note>
      <div className={styles.links}>
        {links.map(({ href, name, Drawing }) => (
          <a
            key={name}
            className={buttonClass('quiet', 'small')}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Drawing size={20} />
            <span translate="no">{name}</span>
            <VisuallyHidden>{`, ${t('common.newWindow')}`}</VisuallyHidden>
          </a>
        ))}
      </div>
    </Stack>
  );
}
