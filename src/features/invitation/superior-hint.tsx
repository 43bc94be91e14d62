import { useSuperiorId } from '#state/session/use-superior-id.ts';
import { Card } from '#ui/layout/card.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { ListRow, listRowClass } from '#ui/list/list-row.tsx';
import { useTranslation } from 'react-i18next';

export interface SuperiorHintProps {
  readonly onOpen: () => void;
}

/** Lets an invited player name the friend who invited them; shown only while nobody is named. */
export function SuperiorHint({ onOpen }: SuperiorHintProps) {
  const { t } = useTranslation('invitation');
  const { superiorId, error } = useSuperiorId();
  if (superiorId === undefined && error === undefined) return <span data-loading hidden />;
  if (superiorId !== '') return null;
  return (
    <Card inset="tight" data-after-loading>
      <button type="button" className={listRowClass} onClick={onOpen}>
        <ListRow icon={<MemberIcon />} title={t('superior.title')} note={t('superior.text')} />
      </button>
    </Card>
  );
}
