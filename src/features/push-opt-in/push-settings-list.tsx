import { Note } from '#ui/base/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { withPushKind } from '#shared/push/push-settings.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushSettingsState } from './use-push-settings.ts';

/** Kinds of notifications and quiet nights; nothing where the server has no such settings. */
export function PushSettingsList({
  offered,
  settings,
  isDisabled,
  hasFailed,
  change,
}: PushSettingsState) {
  const { t } = useTranslation();
  const titleId = useId();
  if (offered.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Note as="h2" id={titleId} weight="medium">
        {t('push.settings')}
      </Note>
      {offered.map((kind) => (
        <SwitchField
          key={kind}
          label={t(`push.kinds.${kind}`)}
          checked={settings.kinds.includes(kind)}
          disabled={isDisabled}
          onChange={({ currentTarget }) =>
            change(withPushKind(settings, kind, currentTarget.checked))
          }
        />
      ))}
      <SwitchField
        label={t('push.quiet')}
        note={t('push.quietNote')}
        checked={settings.isQuiet}
        disabled={isDisabled}
        onChange={({ currentTarget }) => change({ ...settings, isQuiet: currentTarget.checked })}
      />
      {hasFailed && (
        <Note tone="faint" role="alert">
          {t('push.notSaved')}
        </Note>
      )}
    </Stack>
  );
}
