import { AboutPlay } from '#features/protection/about-play.tsx';
import { BackLink } from '#features/back-link/back-link.tsx';
import { BlockingSoftware } from '#features/protection/blocking-software.tsx';
import { LimitsSection } from '#features/protection/limits-section.tsx';
import { LocalHelp } from '#features/protection/local-help.tsx';
import { OwnRecordsCard } from '#features/protection/own-records.tsx';
import { RealityCard } from '#features/protection/reality-card.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { PauseSection } from '#features/protection/pause-section.tsx';
import { SelfTest } from '#features/protection/self-test.tsx';
import { VisitorNote } from '#features/protection/visitor-note.tsx';
import { WhoMayPlay } from '#features/protection/who-may-play.tsx';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** Player protection, readable by everyone; for players also their limits, pauses and records. */
export function ResponsibleScreen() {
  const { t } = useTranslation('protection');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <main data-screen="responsible">
      <PageHeader title={t('title')} back={<BackLink />} />
      <PageBody gap={4}>
        <AboutPlay />
        {isSignedIn ? (
          <>
            <LimitsSection />
            <RealityCard />
            <PauseSection />
          </>
        ) : (
          <VisitorNote />
        )}
        <SelfTest />
        <LocalHelp />
        <BlockingSoftware />
        <WhoMayPlay />
        {isSignedIn && <OwnRecordsCard />}
        <ResponsibleBlock />
      </PageBody>
    </main>
  );
}
