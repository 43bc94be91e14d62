import { AVATARS } from '#shared/profile/avatar.ts';
import { avatarUrl } from '#shared/account/user.ts';
import { Avatar } from '#ui/media/avatar.tsx';
import { textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './picture-choice.module.css';

interface PictureChoiceProps {
  /** Null when the player has none of them. */
  readonly chosen: number | null;
  readonly onChoose: (avatar: number) => void;
}

/** Picker for the pictures that come with the app. */
export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset>
      <legend className={textClass({ tone: 'soft', size: 'small', weight: 'medium' })}>
        {t('picture')}
      </legend>
      <div className={styles.pictures}>
        {AVATARS.map((name, place) => (
          <label key={name} className={styles.picture}>
            <input
              type="radio"
              name="avatar"
              value={place + 1}
              checked={place + 1 === chosen}
              className={styles.radio}
              aria-label={t(`pictures.${name}`)}
              onChange={() => onChoose(place + 1)}
            />
            <Avatar src={avatarUrl(place + 1)} alt="" className={styles.face} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
