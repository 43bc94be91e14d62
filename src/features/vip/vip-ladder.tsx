import type { VipLevel } from '#shared/vip/vip.ts';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import { VipStep } from './vip-step.tsx';

interface VipLadderProps {
  readonly level: number;
  readonly levels: readonly VipLevel[];
}

/** Every level with its requirements and benefits, lowest first. The player's own is expanded. */
export function VipLadder({ level, levels }: VipLadderProps) {
  const { t } = useTranslation('vip');
  return (
    <Section title={t('ladder.title')}>
      {levels.length === 0 && <Note tone="faint">{t('ladder.none')}</Note>}
      <List as="ol" gap={3}>
        {levels.map((step) => (
          <li key={step.level} aria-current={step.level === level ? 'step' : undefined}>
            <VipStep step={step} isOwn={step.level === level} isReached={step.level <= level} />
          </li>
        ))}
      </List>
    </Section>
  );
}
