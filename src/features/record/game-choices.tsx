import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import type { RecordQuery } from '#shared/record/record-query.ts';
import { selectHistory } from '#state/session/session-slice.ts';
import { ChoiceGroup } from '#ui/choice/choice-group.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useRecordWords } from './record-words.ts';

interface GameChoicesProps {
  readonly query: RecordQuery;
  readonly onPart: (part: 'game' | 'provider', value: number | undefined) => void;
}

/** Number of recent games offered. */
const MOST_GAMES = 12;

/** Filters for the games played last, and for the providers of all played games. */
export function GameChoices({ query, onPart }: GameChoicesProps) {
  const { t } = useTranslation('record');
  const words = useRecordWords();
  const { byId, providers } = useSelector(selectCatalogue);
  const history = useSelector(selectHistory);
  const { game, provider } = query;
  const games = [...new Set([...(game === undefined ? [] : [game]), ...history])];
  const ofGames = games.flatMap((id) => byId.get(id)?.providerId ?? []);
  const providerIds = [...new Set([...(provider === undefined ? [] : [provider]), ...ofGames])];
  return (
    <>
      {games.length > 0 && (
        <ChoiceGroup
          title={t('filter.game')}
          choices={games.slice(0, MOST_GAMES).map((id) => ({ value: id, label: words.game(id) }))}
          chosen={game}
          onChoose={(value) => onPart('game', value)}
        />
      )}
      {providerIds.length > 0 && (
        <ChoiceGroup
          title={t('filter.provider')}
          choices={providerIds.map((id) => ({
            value: id,
            label: providers.get(id)?.name ?? `#${id}`,
          }))}
          chosen={provider}
          onChoose={(value) => onPart('provider', value)}
        />
      )}
    </>
  );
}
