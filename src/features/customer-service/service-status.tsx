import { hoursAt } from '#shared/customer-service/service-hours.ts';
import type { CustomerService } from '#shared/lobby/lobby-config.ts';
import { markets } from '#shared/market/market.ts';
import { MarketContext, useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { Dotted } from '#ui/base/dotted.tsx';
import { Text } from '#ui/base/text.tsx';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether a service answers now, and until when, or from when. */
export function ServiceStatus({ isOnline, hours }: Pick<CustomerService, 'isOnline' | 'hours'>) {
  const { t: common } = useTranslation();
  const { t } = useTranslation('customerService');
  const { time } = useFormats();
  const { ahead } = markets[use(MarketContext)];
  const now = useServerNow(hours !== null);
  const status = common(isOnline ? 'footer.online' : 'footer.offline');
  const known = hours === null ? null : hoursAt(hours, now, ahead);

  function more(): string {
    // The server knows who is there: hours that contradict it are not shown.
    if (known === null || known.isOpen !== isOnline) return '';
    const { isOpen, changesAt } = known;
    if (changesAt === null) return t('allDay');
    return t(isOpen ? 'until' : 'opens', { time: time(changesAt) });
  }

  return (
    <Text as="span" tone={isOnline ? 'jade' : 'faint'} size="small" figures>
      <Dotted parts={[status, more()]} />
    </Text>
  );
}
