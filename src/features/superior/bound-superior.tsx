import type { Superior } from '#api/account-extras.ts';
import { DoneNote } from '#ui/outcome/done-note.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Seal } from '#ui/outcome/seal.tsx';
import { useTranslation } from 'react-i18next';
import styles from './superior.module.css';

export interface BoundSuperiorProps {
  readonly superior: Superior;
  readonly isNew: boolean;
}

/** The player's inviter. */
export function BoundSuperior({ superior, isNew }: BoundSuperiorProps) {
  const { t } = useTranslation();
  const { pid, nickname } = superior;
  return (
    <>
      {isNew && <DoneNote text={t('member.superior.justBound')} />}
      <Row gap={4} className={styles.bound}>
        <Seal tone="gold" className={styles.picture}>
          <MemberIcon size={28} />
        </Seal>
        <Stack as="p" gap="hair">
          <span className={styles.note}>{t('member.superior.boundTitle')}</span>
          {nickname !== '' && (
            <span className={styles.name} translate="no">
              {nickname}
            </span>
          )}
          <span className={nickname === '' ? styles.name : styles.note}>
            {t('member.superior.boundId', { id: pid })}
          </span>
        </Stack>
      </Row>
      <p className={styles.note}>{t('member.superior.boundText')}</p>
    </>
  );
}
