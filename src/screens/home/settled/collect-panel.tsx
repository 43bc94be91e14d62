import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { gamesOf, likedGames } from '#shared/lobby/catalogue.ts';
import { GameGrid } from '#features/game/game-grid.tsx';
import {
  collectPartChosen,
  lobbyTabChosen,
  selectCollectPart,
} from '#state/lobby/lobby-tab-slice.ts';
import { selectHistory, selectIsSignedIn, selectLikes } from '#state/session/session-slice.ts';
import { HOT_TAB } from '#shared/lobby/lobby-tab.ts';
import { Button } from '#ui/base/button.tsx';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import styles from './collect-panel.module.css';
import { GuestPrompt } from './guest-prompt.tsx';

const PANEL_ID = 'collect-panel';
const TAB_ID_PREFIX = 'collect-tab';
const ICONS = { likes: HeartIcon, history: HistoryIcon } as const;
const EMPTY = {
  likes: { title: 'collect.noLikesTitle', text: 'collect.noLikesText' },
  history: { title: 'collect.noHistoryTitle', text: 'collect.noHistoryText' },
} as const;

/** The player's own games: likes in the list's order, history latest first (spec §2). */
export function CollectPanel() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const catalogue = useSelector(selectCatalogue);
  const likes = useSelector(selectLikes);
  const history = useSelector(selectHistory);
  const part = useSelector(selectCollectPart);
  if (!isSignedIn) return <GuestPrompt />;

  const games = part === 'likes' ? likedGames(catalogue, likes) : gamesOf(catalogue, history);
  const Drawing = ICONS[part];
  return (
    <>
      <div className={styles.bar}>
        <ChipRow
          label={t('collect.label')}
          items={[
            { id: 'likes', label: t('collect.likes'), leading: <HeartIcon size={20} /> },
            { id: 'history', label: t('collect.history'), leading: <HistoryIcon size={20} /> },
          ]}
          selectedId={part}
          onSelect={(id) => dispatch(collectPartChosen(id === 'history' ? 'history' : 'likes'))}
          panelId={PANEL_ID}
          idPrefix={TAB_ID_PREFIX}
        />
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${TAB_ID_PREFIX}-${part}`}>
        {games.length === 0 ? (
          <EmptyState
            art={<Drawing size={56} />}
            title={t(EMPTY[part].title)}
            text={t(EMPTY[part].text)}
            action={
              <Button variant="quiet" onClick={() => dispatch(lobbyTabChosen(HOT_TAB))}>
                {t('collect.browse')}
              </Button>
            }
          />
        ) : (
          <GameGrid key={part} games={games} label={t(`collect.${part}`)} />
        )}
      </div>
    </>
  );
}
