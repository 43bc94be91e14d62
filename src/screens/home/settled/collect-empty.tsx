import { HOT_TAB } from '#shared/lobby/lobby-tab.ts';
import { lobbyTabChosen, type CollectPart } from '#state/lobby/lobby-tab-slice.ts';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

const ICONS = { likes: HeartIcon, history: HistoryIcon } as const;
const WORDS = {
  likes: { title: 'favorites.noLikesTitle', text: 'favorites.noLikesText' },
  history: { title: 'favorites.noHistoryTitle', text: 'favorites.noHistoryText' },
} as const;

/** A player's list without games. */
export function CollectEmpty({ part }: { readonly part: CollectPart }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const Drawing = ICONS[part];
  return (
    <EmptyState
      art={<Drawing size={56} />}
      title={t(WORDS[part].title)}
      text={t(WORDS[part].text)}
      action={
        <Button variant="quiet" onClick={() => dispatch(lobbyTabChosen(HOT_TAB))}>
          {t('favorites.browse')}
        </Button>
      }
    />
  );
}
