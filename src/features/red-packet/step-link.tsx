import type { RedPacketStep } from '#shared/red-packet/red-packet-step.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export interface StepLinkProps {
  readonly step: RedPacketStep;
  /** Where the link is shown: the page does not link to itself. */
  readonly place: 'page' | 'dialog';
  readonly onBank?: (() => void) | undefined;
}

const PLACES = {
  service: '/service',
  bind: '/bind',
  play: '/lobby/home',
  vip: '/profile/vip',
  deposit: '/deposit',
  activities: '/lobby/activity',
  page: '/activity/cashBonus',
} as const;

/** The next step after a refusal. */
export function StepLink({ step, place, onBank }: StepLinkProps) {
  const { t } = useTranslation('redPacket');
  switch (step) {
    case 'page':
      if (place === 'page') return null;
      return <StepTo step={step} />;
    case 'service':
    case 'bind':
    case 'play':
    case 'vip':
    case 'deposit':
    case 'activities':
      return <StepTo step={step} />;
    case 'bank':
      return onBank === undefined ? null : (
        <Button variant="quiet" size="small" onClick={onBank}>
          {t('step.bank')}
        </Button>
      );
    case 'tomorrow':
      return <span>{t('step.tomorrow')}</span>;
  }
}

function StepTo({ step }: { readonly step: keyof typeof PLACES }) {
  const { t } = useTranslation('redPacket');
  return (
    <Link to={PLACES[step]} className={buttonClass('quiet', 'small')}>
      {t(`step.${step}`)}
    </Link>
  );
}
