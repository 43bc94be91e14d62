import type { Superior } from '#api/account-extras-api.ts';
import { takeFocus } from '#platform/take-focus.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { useTranslation } from 'react-i18next';
import styles from './superior.module.css';

export interface BoundSuperiorProps {
  readonly superior: Superior;
  readonly isNew: boolean;
}

/** The one who invited the player. */
export function BoundSuperior({ superior, isNew }: BoundSuperiorProps) {
  const { t } = useTranslation();
  const { pid, nickname } = superior;
  return (
    <>
      {isNew && (
        <output tabIndex={-1} ref={takeFocus} className={styles.done}>
          <CheckIcon size={20} />
          {t('member.superior.justBound')}
        </output>
      )}
      <div className={styles.bound}>
        <span className={styles.picture}>
          <MemberIcon size={28} />
        </span>
        <p className={styles.words}>
          <span className={styles.note}>{t('member.superior.boundTitle')}</span>
          {nickname !== '' && <span className={styles.name}>{nickname}</span>}
          <span className={nickname === '' ? styles.name : styles.note}>
            {t('member.superior.boundId', { id: pid })}
          </span>
        </p>
      </div>
      <p className={styles.note}>{t('member.superior.boundText')}</p>
    </>
  );
}
