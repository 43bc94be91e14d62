import { frameRights, watchFrame, type FrameNews } from '#browser/page/pay-frame.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { ExternalIcon } from '#ui/icons/external-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Text } from '#ui/base/text.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFrameEntries } from '#ui/layout/use-frame-entries.ts';
import { useTranslation } from 'react-i18next';
import styles from './pay-frame.module.css';

/** A payment page silent for this long, in ms, counts as refusing to be framed. */
const SILENT_FOR = 5_000;

/** `kept`: the player chose to see the silent page here. */
type Life = 'opening' | 'alive' | 'silent' | 'kept';

export interface PayFrameProps {
  readonly url: string;
  /** The page reports that the player is done with it. */
  readonly onClose: () => void;
  /** The page reports that something happened; only the server knows the result. */
  readonly onHint: () => void;
}

/** The payment page in its frame; one that refuses to be framed opens in a new window. */
export function PayFrame({ url, onClose, onHint }: PayFrameProps) {
  const { t } = useTranslation('deposit');
  const frame = useRef<HTMLIFrameElement>(null);
  const [life, setLife] = useState<Life>('opening');

  const hear = useEffectEvent((news: FrameNews) => {
    setLife(news === 'closed-to-us' ? 'silent' : 'alive');
    if (news === 'close') onClose();
    if (news === 'paid' || news === 'declined') onHint();
  });

  useFrameEntries(frame, () => {
    onClose();
    return true;
  });

  useEffect(() => {
    if (frame.current === null) return undefined;
    const leave = watchFrame(frame.current, (news) => hear(news));
    const timer = setTimeout(
      () => setLife((now) => (now === 'opening' ? 'silent' : now)),
      SILENT_FOR,
    );
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);

  return (
    <div className={styles.place}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('sheet.frame')}
        src={url}
        sandbox={frameRights(url)}
        referrerPolicy="strict-origin-when-cross-origin"
        inert={life === 'silent'}
      />
      {life === 'opening' && (
        <Stack as="output" gap={4} centred className={styles.cover}>
          <Spinner size={32} />
          <span>{t('sheet.loading')}</span>
        </Stack>
      )}
      {life === 'silent' && (
        <Stack gap={4} centred className={styles.cover} role="alert">
          <Text as="h3" tone="strong" size="title" weight="bold" leading="snug">
            {t('sheet.refusedTitle')}
          </Text>
          <p className={styles.text}>{t('sheet.refusedText')}</p>
          <a
            className={buttonClass('primary', 'large', true)}
            href={url}
            target="_blank"
            rel="noopener"
          >
            <ExternalIcon size={20} />
            <span>{t('sheet.open')}</span>
          </a>
          <Button variant="ghost" onClick={() => setLife('kept')}>
            {t('sheet.keep')}
          </Button>
        </Stack>
      )}
      {(life === 'kept' || life === 'alive') && (
        <a className={styles.way} href={url} target="_blank" rel="noopener">
          <ExternalIcon size={16} />
          <span>{t('sheet.openShort')}</span>
        </a>
      )}
    </div>
  );
}
