import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { gameIconUrl } from '#shared/game/game.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { LetterTile } from '#ui/media/letter-tile.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './demos-card.module.css';
import { useDataSize } from './use-data-size.ts';
import type { KeepDemos } from './use-keep-demos.ts';

const ICON_SIDE = 320;

/** The demos that open without a network: which, how large before they are kept, and the button that keeps them. */
export function DemosCard({ demos }: { readonly demos: Exclude<KeepDemos, { status: 'absent' }> }) {
  const { t } = useTranslation('phoneStorage');
  const size = useDataSize();
  const iconAddress = useSelector(selectConfig)?.iconAddress ?? '';
  const isKept = demos.status === 'kept';
  return (
    <Section title={t('demosTitle')}>
      <Card gap={4} data-demos={demos.status}>
        <ul className={styles.games}>
          {demos.games.map(({ id, name, version }) => (
            <li key={id} className={styles.game}>
              <FadeImage
                className={styles.icon}
                src={gameIconUrl(iconAddress, { id, version })}
                alt=""
                width={ICON_SIDE}
                height={ICON_SIDE}
                fallback={<LetterTile name={name} seed={id} />}
              />
              <span className={styles.name} dir="auto" translate="no">
                {name}
              </span>
            </li>
          ))}
        </ul>
        <Text as="output" size="small" tone={isKept ? 'jade' : 'soft'} className={styles.state}>
          {isKept && <CheckIcon size={18} />}
          <span>{t(isKept ? 'demos.kept' : 'demos.offer')}</span>
        </Text>
        {demos.status === 'failed' && <NoticeBanner tone="failure" text={t('demos.failed')} />}
        {!isKept && (
          <Button variant="quiet" isBusy={demos.status === 'keeping'} onClick={demos.keep}>
            {t('demos.keep', { size: size(demos.bytes) })}
          </Button>
        )}
        <Note tone="faint">{t('demos.note')}</Note>
      </Card>
    </Section>
  );
}
