import { ArrowUpIcon } from '#ui/icons/arrow-up-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { Text } from '#ui/base/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FooterPart } from './footer-part.tsx';
import styles from './lobby-footer.module.css';
import { ServiceList } from './service-list.tsx';
import { SocialList } from './social-list.tsx';

interface LobbyFooterProps {
  /** The app download section; the screen passes it in. */
  readonly download: ReactNode;
  /** Age, warning and help; the screen passes them in. */
  readonly responsible: ReactNode;
  /** Scrolls the lobby's centre back into view. */
  readonly onTop: () => void;
}

/** Everything below the hot games (spec §2, Footer). */
export function LobbyFooter({ download, responsible, onTop }: LobbyFooterProps) {
  const { t } = useTranslation();
  return (
    <Stack as="footer" gap={6} className={styles.footer}>
      <Stack gap={2} centred>
        <ParolaMark size={48} />
        <Text as="h2" size="title" weight="bold">
          {t('footer.about')}
        </Text>
        <Note className={styles.text}>{t('footer.aboutText')}</Note>
      </Stack>
      <div className={styles.pair}>
        <FooterPart
          leading={<ShareIcon />}
          title={t('footer.friends')}
          text={t('footer.friendsText')}
        />
        <FooterPart leading={<HeartIcon />} title={t('footer.like')} text={t('footer.likeText')} />
      </div>
      <ServiceList />
      <SocialList />
      {download}
      {responsible}
      <button
        type="button"
        className={styles.top}
        aria-label={t('footer.topLabel')}
        onClick={onTop}
      >
        <ArrowUpIcon size={20} />
        <span aria-hidden>{t('footer.top')}</span>
      </button>
    </Stack>
  );
}
