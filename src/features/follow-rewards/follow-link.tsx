import { buttonClass } from '#ui/base/button.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';

export interface FollowLinkProps {
  readonly url: string;
  /** Accessible name of what is followed. */
  readonly name: string;
  readonly onFollow: () => void;
}

/** Opens the page or channel in a new window. */
export function FollowLink({ url, name, onFollow }: FollowLinkProps) {
  const { t } = useTranslation('followRewards');
  const { t: words } = useTranslation();
  return (
    <a
      className={buttonClass('quiet', 'small')}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
    >
      <span aria-hidden>{t('follow')}</span>
      <VisuallyHidden>{`${t('followOf', { name })}, ${words('common.newWindow')}`}</VisuallyHidden>
    </a>
  );
}
