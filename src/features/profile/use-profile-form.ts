import { useChangeProfileMutation } from '#api/profile.ts';
import { nicknameFault, type NicknameFault } from '#shared/profile/nickname.ts';
import { tidyText } from '#shared/text/text.ts';
import type { User } from '#shared/account/user.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useState } from 'react';

interface ProfileEntry {
  readonly nickname: string;
  /** Null while the player has a picture of their own. */
  readonly avatar: number | null;
}

export interface ProfileFormView {
  readonly status: FormTryStatus;
  /** Error message of the last try. */
  readonly problem: string | null;
  readonly fault: NicknameFault | null;
  /**
   * Saves the changes, unless the name is invalid.
   * @param at time of the press in ms, from any fixed start
   * @returns the error of the name
   */
  submit(entry: ProfileEntry, at: number): NicknameFault | null;
  /** Call it when the player edits the name. */
  clearProblem(): void;
}

/** Changes name, picture or both. `onDone` is called 500 ms after success. */
export function useProfileForm(user: User, onDone: () => void): ProfileFormView {
  const errors = useErrorText();
  const [change] = useChangeProfileMutation();
  const [fault, setFault] = useState<NicknameFault | null>(null);
  const { status, problem, start } = useFormTry(onDone);

  /** @returns null after success, else the error message */
  async function save({ nickname, avatar }: ProfileEntry): Promise<string | null> {
    const isNewPicture = avatar !== null && (avatar !== user.avatar || user.picture !== '');
    const changed = {
      ...(nickname !== user.nickname && { nickname }),
      ...(isNewPicture && { avatar }),
    };
    if (Object.keys(changed).length === 0) return null;
    const { error } = await change(changed);
    return error === undefined ? null : errors.action('profile', error);
  }

  return {
    status,
    problem,
    fault,
    submit: (entry, at) => {
      const nickname = tidyText(entry.nickname);
      const wrong = nickname === user.nickname ? null : nicknameFault(nickname);
      setFault(wrong);
      if (wrong === null) start(at, () => save({ ...entry, nickname }));
      return wrong;
    },
    clearProblem: () => setFault(null),
  };
}
