import { mailApi, readMailClaim, type MailClaimBody, type MailReward } from '#api/mail.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { useRewardClaims, type RewardClaims } from '#state/money-call/use-reward-claims.ts';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useMailProblem } from './use-mail-problem.ts';

export type MailClaims = RewardClaims<MailClaimBody>;

/** Claims the rewards of mails. */
export function useMailClaims(): MailClaims {
  const { t } = useTranslation('mail');
  const describe = useMailProblem();
  const dispatch = useDispatch();
  return useRewardClaims<MailClaimBody, MailReward>(mailApi.endpoints.claimMail, {
    kind: 'mail',
    read: readMailClaim,
    onGot: ({ rewards }) => dispatch(overlayOpened({ name: 'reward', rewards })),
    refused: describe,
    unknown: (error) => t('unknown', { problem: describe(error) }),
  });
}
