import { AppearanceSwitch } from '#features/appearance/appearance-switch.tsx';
import { BackLink } from '#features/back-link/back-link.tsx';
import { IconProgress } from '#features/icon-progress/icon-progress.tsx';
import { LanguageSwitch } from '#features/language/language-switch.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useTranslation } from 'react-i18next';
import styles from './gallery-screen.module.css';
import { PreviewPiece } from './preview-piece.tsx';
import { previewGroups } from './previews.ts';

/** Every piece of the interface in every state, as its `*.preview.tsx` shows it. */
export function GalleryScreen() {
  const { t } = useTranslation();
  return (
    <main data-screen="gallery">
      <PageHeader title={t('screens.gallery.title')} back={<BackLink />} />
      <div className={styles.content}>
        <p className={styles.lead}>{t('screens.gallery.text')}</p>
        <section className={styles.settings} aria-label={t('screens.gallery.settings')}>
          <LanguageSwitch />
          <AppearanceSwitch />
          <IconProgress />
        </section>
        {previewGroups.map(({ name, pieces }) => (
          <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`} className={styles.heading}>
              {name}
            </h2>
            {pieces.map((piece) => (
              <PreviewPiece key={piece.path} piece={piece} />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}
