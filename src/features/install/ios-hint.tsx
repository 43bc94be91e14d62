import type { IosGuide } from '#shared/install/guide.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyLink } from './copy-link.tsx';
import styles from './ios-hint.module.css';
import { iosSteps } from './ios-steps.ts';

export interface IosHintProps extends OpenedProps {
  readonly guide: IosGuide;
  /** The address to copy where the steps need it. */
  readonly address: string;
  readonly onDone: () => void;
  /** Called once the hint is mounted. */
  readonly onShown: () => void;
}

/** How to add the app to the home screen of an iPhone or iPad, which has no install prompt. */
export function IosHint({ guide, address, onDone, onShown, ...opened }: IosHintProps) {
  const { t } = useTranslation('install');
  useEffect(onShown, [onShown]);
  const needsBrowser = guide.variant === 'open-in-safari';
  return (
    <BottomSheet
      {...opened}
      name="ios-hint"
      variant={guide.variant}
      title={t(`hint.${titleOf(guide)}`)}
      closeLabel={t('hint.close')}
      footer={
        <Button isWide onClick={onDone}>
          {t('hint.done')}
        </Button>
      }
    >
      <List as="ol" gap={4} className={styles.steps}>
        {iosSteps(guide).map(({ text, Picture }, index) => (
          <Stack key={text} as="li" gap={2}>
            <Row as="p" gap={3} align="start" className={styles.line}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <span>{t(`step.${text}`)}</span>
            </Row>
            {Picture !== undefined && <Picture />}
          </Stack>
        ))}
      </List>
      {needsBrowser && <CopyLink address={address} />}
    </BottomSheet>
  );
}

function titleOf({ variant, browser }: IosGuide) {
  if (variant !== 'open-in-safari') return 'title';
  return browser === 'webview' ? 'titleInApp' : 'titleSafari';
}
