import { ArrowUpIcon } from '#ui/icons/arrow-up-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { Text } from '#ui/base/text.tsx';
import { Fragment, type ReactNode } from 'react';
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
  /** Parts to render at most, from the first. */
  readonly most: number;
  /** Scrolls the lobby's centre back into view. */
  readonly onTop: () => void;
}

/** The parts of `LobbyFooter`. */
export const FOOTER_PARTS = 7;

/** Everything below the hot games (spec §2, Footer). */
export function LobbyFooter({ download, responsible, most, onTop }: LobbyFooterProps) {
  const { t } = useTranslation();
  const parts = [
    <Stack key="about" gap={2} centred>
      <ParolaMark size={48} />
      <Text as="h2" size="title" weight="bold">
        {t('footer.about')}
      </Text>
      <Note className={styles.text}>{t('footer.aboutText')}</Note>
    </Stack>,
    <div key="pair" className={styles.pair}>
      <FooterPart
        leading={<ShareIcon />}
        title={t('footer.friends')}
        text={t('footer.friendsText')}
      />
      <FooterPart leading={<HeartIcon />} title={t('footer.like')} text={t('footer.likeText')} />
    </div>,
    <ServiceList key="services" />,
    <SocialList key="social" />,
    <Fragment key="download">{download}</Fragment>,
    <Fragment key="responsible">{responsible}</Fragment>,
    <button
      key="top"
      type="button"
      className={styles.top}
      aria-label={t('footer.topLabel')}
      onClick={onTop}
    >
      <ArrowUpIcon size={20} />
      <span aria-hidden>{t('footer.top')}</span>
    </button>,
  ];
  return (
    <Stack as="footer" gap={6} className={styles.footer}>
      {parts.slice(0, most)}
    </Stack>
  );
}
