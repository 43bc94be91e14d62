import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { BoundSuperior } from './bound-superior.tsx';
import { SuperiorForm } from './superior-form.tsx';
import type { SuperiorView } from './use-superior.ts';

/** The player's inviter, or the form to name one. */
export function SuperiorPanel({ view }: { readonly view: SuperiorView }) {
  const { t } = useTranslation();
  const loadLabels = useLoadLabels();
  const { state, problem } = view;
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState state={state} failedTitle={t('member.superior.failedTitle')} {...loadLabels}>
          <Skeleton height={168} radius={2} />
        </LoadState>
      );
    case 'none':
      return <SuperiorForm view={view} />;
    case 'bound':
      return (
        <Stack gap={4}>
          {problem !== null && <NoticeBanner tone="warning" text={problem.text} />}
          <BoundSuperior superior={state.superior} isNew={state.isNew} />
        </Stack>
      );
  }
}
