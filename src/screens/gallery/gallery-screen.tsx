import { AppearanceSwitch } from '#features/appearance/appearance-switch.tsx';
import { BackLink } from '#features/back-link/back-link.tsx';
import { LanguageSwitch } from '#features/language/language-switch.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';
import styles from './gallery-screen.module.css';
import { PreviewPiece } from './preview-piece.tsx';
import { previewGroups } from './previews.ts';

/** Every interface component in every state, as its `*.preview.tsx` shows it. */
export function GalleryScreen() {
  const { t } = useTranslation();
  return (
    <main data-screen="gallery">
      <PageHeader title={t('screens.gallery.title')} back={<BackLink />} />
      <Stack gap={5} className={styles.content}>
        <Note>{t('screens.gallery.text')}</Note>
        <Stack
          as="section"
          gap={3}
          className={styles.settings}
          aria-label={t('screens.gallery.settings')}
        >
          <LanguageSwitch />
          <AppearanceSwitch />
        </Stack>
        {previewGroups.map(({ name, pieces }) => (
          <Stack key={name} as="section" gap={2} aria-labelledby={`group-${name}`}>
            <Note id={`group-${name}`} as="h2" tone="faint" weight="medium">
              {name}
            </Note>
            {pieces.map((piece) => (
              <PreviewPiece key={piece.path} piece={piece} />
            ))}
          </Stack>
        ))}
      </Stack>
    </main>
  );
}
