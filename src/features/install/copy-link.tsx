import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CopyIcon } from '#ui/icons/copy-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-link.module.css';

type Outcome = 'none' | 'copied' | 'failed';

/** Copies the page's address; where the browser refuses, shows it for copying by hand (spec §8). */
export function CopyLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('install');
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function copy() {
    setOutcome('none');
    setOutcome((await copyText(address)) ? 'copied' : 'failed');
  }

  return (
    <Stack gap={1}>
      <Button variant="quiet" isWide onClick={() => void copy()}>
        {outcome === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {t('link.copy')}
      </Button>
      <Note as="output" align="center">
        {outcome === 'copied' && t('link.copied')}
        {outcome === 'failed' && (
          <>
            {t('link.failed')}{' '}
            <Text as="span" tone="strong" breaks className={styles.address}>
              {address}
            </Text>
          </>
        )}
      </Note>
    </Stack>
  );
}
