import { BackLink } from '#features/back-link/back-link.tsx';
import { Overview } from '#features/protection/overview.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { VisitorNote } from '#features/protection/visitor-note.tsx';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** Player protection at a glance, readable by everyone: its parts, each with its state. */
export function ResponsibleScreen() {
  const { t } = useTranslation('protection');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <main data-screen="responsible">
      <PageHeader title={t('title')} back={<BackLink />} />
      <PageBody gap={4}>
        <Note>{t('overview.text')}</Note>
        <Overview />
        {!isSignedIn && <VisitorNote />}
        <ResponsibleBlock />
      </PageBody>
    </main>
  );
}
