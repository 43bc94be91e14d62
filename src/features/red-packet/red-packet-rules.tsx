import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';

const RULES = ['rules.collect', 'rules.game', 'rules.bank', 'rules.limits'] as const;

/** Rules shared by all bonuses of the page. */
export function RedPacketRules() {
  const { t } = useTranslation('redPacket');
  return (
    <Section gap={2} title={t('rules.title')}>
      <List gap={2} hasBullets className={textClass({ tone: 'soft', size: 'small' })}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </List>
    </Section>
  );
}
