import { serverNow } from '#api/core/server-clock.ts';
import { mailApi, readMailClaim, type MailClaimBody, type MailReward } from '#api/mail.ts';
import { hasLapsed, mayDelete, type Mail } from '#shared/mail/mail.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { useRewardClaims, type RewardClaims } from '#state/money-call/use-reward-claims.ts';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useMailProblem } from './use-mail-problem.ts';

export type MailClaims = RewardClaims<MailClaimBody>;

const isOpen = (mail: Mail): boolean => !mayDelete(mail) && !hasLapsed(mail, serverNow());

/** Claims the rewards of mails. @param listed the mails of the open tab */
export function useMailClaims(listed: readonly Mail[]): MailClaims {
  const { t } = useTranslation('mail');
  const describe = useMailProblem();
  const dispatch = useDispatch();
  return useRewardClaims<MailClaimBody, MailReward>(mailApi.endpoints.claimMail, {
    kind: 'mail',
    read: readMailClaim,
    onGot: ({ rewards }, claimed) => {
      // Otherwise all of them were claimed.
      const isMoreReady =
        'ids' in claimed && listed.some((mail) => !claimed.ids.includes(mail.id) && isOpen(mail));
      dispatch(overlayOpened({ name: 'reward', rewards, isMoreReady }));
    },
    refused: describe,
    unknown: (error) => t('unknown', { problem: describe(error) }),
  });
}
