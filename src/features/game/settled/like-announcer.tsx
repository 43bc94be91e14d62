import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { ToastStack } from '#ui/feedback/toast.tsx';
import { Announcement } from '#ui/feedback/announcement.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
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
  const { t } = useFirstTexts();
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
          ? t('home.card.liked', { name })
          : message?.outcome === 'unliked'
            ? t('home.card.unliked', { name })
            : message?.outcome === 'sent'
              ? t('home.card.likesSent')
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
      return { tone: 'failure', text: 'home.card.likeFailed' } as const;
    case 'waiting':
      return { tone: 'info', text: 'home.card.likeWaiting' } as const;
    case 'unsaved':
      return { tone: 'info', text: 'home.card.likeUnsaved' } as const;
    case 'liked':
    case 'unliked':
    case 'sent':
      return null;
  }
}
