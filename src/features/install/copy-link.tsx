import { useCopy } from '#i18n/use-copy.ts';
import { Button } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './copy-link.module.css';

/** Copies the page's address; where the browser refuses, shows it for copying by hand (spec §8). */
export function CopyLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('install');
  const { outcome, outcomeText, onCopy } = useCopy(address);
  return (
    <Stack gap={1}>
      <Button variant="quiet" isWide onClick={() => void onCopy()}>
        {outcome === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        <span>{t('link.copy')}</span>
      </Button>
      <Note as="output" align="center">
        <span>{outcomeText}</span>
        {outcome === 'failed' && (
          <>
            {' '}
            <span>{t('link.byHand')}</span>{' '}
            <Text as="span" tone="strong" breaks className={styles.address}>
              {address}
            </Text>
          </>
        )}
      </Note>
    </Stack>
  );
}
