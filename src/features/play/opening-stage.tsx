import type { EpochMs } from '#shared/time/duration.ts';
import { secondsUntil } from '#shared/mobile/verification-code.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { AgeNotice } from '#ui/brand/age-notice.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LetterTile } from '#ui/media/letter-tile.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './opening-stage.module.css';

/** What is shown of a game before it has opened. */
export interface GameFace {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  readonly iconUrl: string;
}

export interface OpeningStageProps {
  readonly face: GameFace;
  /** Coins are being settled: the next try is at this time. */
  readonly settlingUntil?: EpochMs | undefined;
}

const ICON_SIDE = 320;

/** A game that is opening: its picture, its name, and what it waits for. */
export function OpeningStage({ face, settlingUntil }: OpeningStageProps) {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  return (
    <div className={styles.stage}>
      <div className={styles.light}>
        <FadeImage
          className={styles.art}
          src={face.iconUrl}
          alt=""
          width={ICON_SIDE}
          height={ICON_SIDE}
          isEager
          fallback={<LetterTile name={face.name} seed={face.id} />}
        />
      </div>
      <Stack gap={1} centred className={styles.words}>
        <Text
          size="title"
          weight="bold"
          breaks
          leading="tight"
          lines={3}
          className={styles.name}
          dir="auto"
          translate="no"
        >
          {face.name}
        </Text>
        <Note breaks dir="auto">
          {face.provider}
        </Note>
        <span className={styles.track} aria-hidden>
          <span className={styles.glint} />
        </span>
        <Note as="output" className={styles.status}>
          {t(settlingUntil === undefined ? 'opening' : 'settling')}
        </Note>
        {settlingUntil !== undefined && <NextTry until={settlingUntil} />}
      </Stack>
      <div className={styles.notice}>
        <AgeNotice seal={common('common.ageNotice')} text={common('common.tagline')} isCentred />
      </div>
    </div>
  );
}

/** Seconds to the next try; visual only, as announcing every second would be noise. */
function NextTry({ until }: { readonly until: EpochMs }) {
  const { t } = useTranslation('play');
  const seconds = secondsUntil(until, useServerNow());
  return (
    <Note aria-hidden figures>
      {t('settlingIn', { seconds })}
    </Note>
  );
}
