import type { LuckyPlayer } from '#domain/spin-invite.ts';
import { avatarUrl } from '#domain/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { useTranslation } from 'react-i18next';
import styles from './lucky-list.module.css';

/** Places that get a golden ring. */
const RINGED = 3;

/** The players who won most (spec §2 "Spin-invite panel"). */
export function LuckyList({ lucky }: { readonly lucky: readonly LuckyPlayer[] }) {
  const { t } = useTranslation('spinInvite');
  const { money } = useFormats();
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('lucky.title')}</h3>
      {lucky.length === 0 && <p className={styles.note}>{t('lucky.none')}</p>}
      <ol>
        {lucky.map(({ avatar, phone, amount }, at) => (
          <li key={`${at} ${phone}`} className={styles.row}>
            <span className={styles.place} aria-hidden>
              {at + 1}
            </span>
            <Avatar src={avatarUrl(avatar)} alt="" size="small" hasRing={at < RINGED} />
            <bdi className={styles.phone}>{phone}</bdi>
            <Amount text={money(amount)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
