import { PASSKEYS_MAX } from '#shared/passkey/limits.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { DoneNote } from '#ui/outcome/done-note.tsx';
import { useTranslation } from 'react-i18next';
import { PasskeyRow } from './passkey-row.tsx';
import { PasskeyStepForm } from './passkey-step-form.tsx';
import { usePasskeys, type Passkeys } from './use-passkeys.ts';

/** The player's passkeys; renders nothing where there are none to have. */
export function PasskeySection() {
  return <PasskeyPanel {...usePasskeys()} />;
}

export function PasskeyPanel(props: Passkeys) {
  const { list } = props;
  const { t } = useTranslation('passkey');
  const loadLabels = useLoadLabels();
  switch (list.status) {
    case 'absent':
      return null;
    case 'loading':
    case 'failed':
      return (
        <Section title={t('title')}>
          <LoadState state={list} failedTitle={t('failedTitle')} {...loadLabels}>
            <Skeleton height={92} radius={2} />
          </LoadState>
        </Section>
      );
    case 'ready':
      return (
        <Section title={t('title')}>
          <Note>{t('text')}</Note>
          <PasskeyContent {...props} list={list} />
        </Section>
      );
  }
}

type Ready = Extract<Passkeys['list'], { readonly status: 'ready' }>;

function PasskeyContent(props: Passkeys & { readonly list: Ready }) {
  const { list, step, isBusy, problem, done, add, remove } = props;
  const { t } = useTranslation('passkey');
  const { passkeys, fetchedAt } = list;
  const removed = step?.kind === 'remove' ? step.passkey.id : null;
  const form = step !== null && <PasskeyStepForm {...props} step={step} />;
  return (
    <>
      {done !== null && (
        <DoneNote text={done.kind === 'added' ? t('added') : t('removed', { name: done.name })} />
      )}
      {passkeys.length === 0 ? (
        <Note>{t('none')}</Note>
      ) : (
        <List gap={3} divided="wide">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              {passkey.id === removed ? (
                form
              ) : (
                <PasskeyRow passkey={passkey} now={fetchedAt} onRemove={() => remove(passkey)} />
              )}
            </li>
          ))}
        </List>
      )}
      {step?.kind === 'add' && form}
      {step === null && problem !== null && <NoticeBanner tone="failure" text={problem} />}
      {step?.kind !== 'add' && passkeys.length < PASSKEYS_MAX && (
        <Button
          variant="quiet"
          isWide
          isBusy={isBusy && step === null}
          onClick={({ timeStamp }) => add(timeStamp)}
        >
          {t('add')}
        </Button>
      )}
      {passkeys.length >= PASSKEYS_MAX && <Note>{t('most', { most: PASSKEYS_MAX })}</Note>}
    </>
  );
}
