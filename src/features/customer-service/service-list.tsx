import { useErrorText } from '#i18n/use-error-text.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ExternalIcon } from '#ui/icons/external-icon.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { ServiceIcon as ServiceDrawing } from '#ui/icons/service-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { ServiceIcon } from './service-icon.tsx';
import { ServiceStatus } from './service-status.tsx';
import styles from './service-list.module.css';
import type { CustomerServices } from './use-customer-services.ts';

/** Of four rows. */
const EXPECTED_HEIGHT = 245;

/** Every way to reach customer service. */
export function ServiceList({ state }: { readonly state: CustomerServices }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return (
        <Stack as="output" aria-busy>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton height={EXPECTED_HEIGHT} radius={2} />
        </Stack>
      );
    case 'failed':
      return (
        <EmptyState
          role="alert"
          art={isNetworkDown(state.error) ? <OfflineIcon size={56} /> : <WarningIcon size={56} />}
          title={t('screens.service.unavailable')}
          text={errorText.loading(state.error)}
          action={
            <Stack gap={3} className={styles.ways}>
              <Button isBusy={state.isRetrying} onClick={state.retry}>
                {t('common.retry')}
              </Button>
              {state.lastKnownUrl !== null && (
                <a
                  className={buttonClass('quiet')}
                  href={state.lastKnownUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <span>{t('screens.service.lastKnown')}</span>
                  <VisuallyHidden>{`, ${t('common.newWindow')}`}</VisuallyHidden>
                </a>
              )}
            </Stack>
          }
        />
      );
    case 'empty':
      return (
        <EmptyState
          art={<ServiceDrawing size={56} />}
          title={t('screens.service.emptyTitle')}
          text={t('screens.service.emptyText')}
        />
      );
    case 'ready':
      return (
        <Card as="ul" inset="bare">
          {state.services.map(({ id, name, url, icon, isOnline, hours }) => (
            <li key={`${id} ${url}`} className={styles.entry}>
              <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer">
                <ServiceIcon icon={icon} isOnline={isOnline} />
                <Stack as="span" gap="hair" grow>
                  <span className={styles.name}>{name || t('footer.service')}</span>
                  <ServiceStatus isOnline={isOnline} hours={hours} />
                </Stack>
                <ExternalIcon size={20} className={styles.arrow} />
                <VisuallyHidden>{`, ${t('common.newWindow')}`}</VisuallyHidden>
              </a>
            </li>
          ))}
        </Card>
      );
  }
}

type Failed = Extract<CustomerServices, { status: 'failed' }>;

const isNetworkDown = (error: Failed['error']): boolean =>
  'kind' in error && error.kind === 'network';
