import { Button } from '#ui/base/button.tsx';
import { Chip } from '#ui/list/chip.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface RecentListProps {
  readonly recent: readonly string[];
  readonly onChoose: (words: string) => void;
  readonly onClear: () => void;
}

/** The player's last searches, one tap away. */
export function RecentList({ recent, onChoose, onClear }: RecentListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (recent.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Row gap={3} justify="between">
        <Text id={titleId} as="h2" size="body" weight="bold">
          {t('search.recent')}
        </Text>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('search.clearRecent')}
        </Button>
      </Row>
      <Row as="ul" gap={2} align="stretch" wrap>
        {recent.map((words) => (
          <li key={words}>
            <Chip isAction leading={<HistoryIcon size={16} />} onClick={() => onChoose(words)}>
              <span dir="auto">{words}</span>
            </Chip>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
