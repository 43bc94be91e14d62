import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import type { SpinFigures, SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { ShareIcon } from '#ui/icons/share-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export interface SpinWaysProps {
  readonly figures: SpinFigures;
  readonly terms: SpinTerms | undefined;
  readonly isTurning: boolean;
  /** The outcome of the last spin is unknown: that one is resolved first. */
  readonly isInDoubt: boolean;
  readonly onSpin: (at: number) => void;
  readonly onInvite: () => void;
}

/** The actions available now: spin, invite a friend, or pay out the bonus. */
export function SpinWays(props: SpinWaysProps) {
  const { figures, terms, isTurning, isInDoubt, onSpin, onInvite } = props;
  const { t } = useTranslation('spinInvite');
  const { money, moment } = useFormats();
  const { state, target, endsAt, spins } = figures;
  if (isInDoubt) return null;
  if (isTurning || (state === 'running' && spins > 0)) {
    return (
      <Stack gap={2}>
        <Button
          size="large"
          isWide
          aria-disabled={isTurning}
          onClick={({ timeStamp }) => {
            if (!isTurning) onSpin(timeStamp);
          }}
        >
          {t('wheel.spin')}
        </Button>
        <Button variant="quiet" isWide onClick={onInvite}>
          <ShareIcon size={20} />
          <span>{t('wheel.invite')}</span>
        </Button>
      </Stack>
    );
  }
  switch (state) {
    case 'running':
      return (
        <Button size="large" isWide onClick={onInvite}>
          <ShareIcon size={20} />
          <span>{t('wheel.invite')}</span>
        </Button>
      );
    case 'reached':
      return (
        <Stack gap={2}>
          <NoticeBanner
            tone="online"
            text={t('wheel.reachedTitle')}
            note={
              terms === undefined
                ? t('wheel.reachedSoon')
                : t('wheel.reachedText', {
                    moment: moment(epochMs(endsAt + terms.payoutDays * DAY_MS)),
                  })
            }
          />
          <Link to="/withdrawal/spin" className={buttonClass('gold', 'large', true)}>
            {t('wheel.payOut', { amount: money(target) })}
          </Link>
        </Stack>
      );
    case 'paid':
      return (
        <NoticeBanner
          tone="online"
          text={t('wheel.paidTitle')}
          note={t('wheel.paidText', { moment: moment(endsAt) })}
        />
      );
  }
}
