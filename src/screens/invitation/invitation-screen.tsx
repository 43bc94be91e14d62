import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { InvitationCard } from '#features/invitation/invitation-card.tsx';
import { OwnFriends } from '#features/invitation/own-friends.tsx';
import { SuperiorHint } from '#features/invitation/superior-hint.tsx';
import { useShareLink } from '#features/share/use-share-link.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { Button } from '#ui/base/button.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import styles from './invitation-screen.module.css';

/** The player's code, link and friends (spec §2 `/lobby/invitation`). */
export function InvitationScreen() {
  const { t: words } = useTranslation();
  const { t } = useTranslation('invitation');
  const dispatch = useDispatch();
  const { code, invite } = useShareLink(1);
  const hasWheel = (useSelector(selectConfig)?.spinTerms ?? []).length > 0;
  return (
    <main data-screen="invitation">
      <PageHeader title={words('screens.invitation.title')} back={<BackLink />} />
      <PageBody gap={4}>
        <Stack gap={2}>
          <Text as="h2" size="title" weight="bold">
            {t('head')}
          </Text>
          <Note>{hasWheel ? `${t('how')} ${t('spinRule')}` : t('how')}</Note>
        </Stack>
        <div className={styles.panes}>
          <Stack gap={4}>
            <InvitationCard
              code={code}
              link={invite?.link ?? null}
              onShare={() => dispatch(overlayOpened({ name: 'share', shareReferrer: 1 }))}
            />
            {hasWheel && (
              <Button
                variant="quiet"
                isWide
                onClick={() => dispatch(overlayOpened({ name: 'spin-invite' }))}
              >
                {t('wheel')}
              </Button>
            )}
          </Stack>
          <Stack gap={4}>
            <Section gap={2} title={t('friends.title')}>
              <OwnFriends />
            </Section>
            <SuperiorHint onOpen={() => dispatch(overlayOpened({ name: 'superior' }))} />
          </Stack>
        </div>
        <AgeNotice seal={words('common.ageNotice')} text={t('adults')} />
      </PageBody>
    </main>
  );
}
