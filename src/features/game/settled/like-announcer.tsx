import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { ToastStack } from '#ui/feedback/toast.tsx';
import { Announcement } from '#ui/feedback/announcement.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { likeQueueOf } from '#features/game/later/like-queue.ts';
import type { LikeMessage } from '#features/game/later/like-messages.ts';
import type { SessionRoot } from '#features/game/toggle-like.ts';

/** How long a failure is shown, in ms. */
const SHOWN_FOR = 6000;

/**
 * Announces the result of a like: screen readers hear every one, failures and waiting likes are also shown.
 */
export function LikeAnnouncer() {
  const { t } = useTranslation();
  const { messages } = likeQueueOf(useStore<SessionRoot>());
  const message = useSyncExternalStore(messages.subscribe, messages.current);
  const name = useSelector(selectCatalogue).byId.get(message?.gameId ?? 0)?.name ?? '';
  const toast = message === null ? null : toastOf(message.outcome);

  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => messages.say(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message, messages]);

  return (
    <>
      <Announcement>
        {message?.outcome === 'liked'
          ? t('liking.liked', { name })
          : message?.outcome === 'unliked'
            ? t('liking.unliked', { name })
            : message?.outcome === 'sent'
              ? t('liking.sent')
              : ''}
      </Announcement>
      {toast !== null && (
        <ToastStack
          toasts={[{ id: 'like', tone: toast.tone, text: t(toast.text) }]}
          onDismiss={() => messages.say(null)}
          dismissLabel={t('common.close')}
        />
      )}
    </>
  );
}

/** The outcomes that are also shown as a toast. */
function toastOf(outcome: LikeMessage['outcome']) {
  switch (outcome) {
    case 'failed':
      return { tone: 'failure', text: 'liking.failed' } as const;
    case 'waiting':
      return { tone: 'info', text: 'liking.waiting' } as const;
    case 'unsaved':
      return { tone: 'info', text: 'liking.unsaved' } as const;
    case 'liked':
    case 'unliked':
    case 'sent':
      return null;
  }
}
