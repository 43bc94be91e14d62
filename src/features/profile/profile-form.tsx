import { NICKNAME_MAX, NICKNAME_UNITS_MAX, NICKNAME_MIN } from '#shared/profile/nickname.ts';
import { AVATAR_COUNT } from '#shared/profile/avatar.ts';
import type { User } from '#shared/account/user.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureChoice } from './picture-choice.tsx';
import { useProfileForm } from './use-profile-form.ts';

export interface ProfileFormProps {
  readonly user: User;
  readonly onDone: () => void;
}

/** The public name and picture. */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const markTyped = useFormBusy('profile');
  const [avatar, setAvatar] = useState(() => numberedPicture(user));
  const { status, problem, fault, submit, clearProblem } = useProfileForm(user, onDone);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = submit({ nickname: formText(form, 'nickname'), avatar }, event.timeStamp);
    if (wrong !== null) focusField(form, 'nickname');
  }

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <TextField
        name="nickname"
        label={t('name')}
        hint={t('nameHint')}
        error={
          fault === null
            ? undefined
            : t(`nameFault.${fault}`, { min: NICKNAME_MIN, max: NICKNAME_MAX })
        }
        defaultValue={user.nickname}
        autoComplete="nickname"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={NICKNAME_UNITS_MAX}
        required
        onInput={clearProblem}
      />
      <PictureChoice chosen={avatar} onChoose={setAvatar} />
      <SubmitLine label={t('save')} doneText={t('saved')} status={status} problem={problem} />
    </Stack>
  );
}

/** The number of the player's picture; null when it is not one of the app's. */
function numberedPicture({ picture, avatar }: User): number | null {
  return picture === '' && avatar >= 1 && avatar <= AVATAR_COUNT ? avatar : null;
}
