import type { SpinRecordKind } from '#shared/spin-invite/spin-invite.ts';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SpinRecordPanel } from './spin-record-panel.tsx';
import styles from './spin-records.module.css';

const KINDS = ['spins', 'invited', 'payouts'] as const satisfies readonly SpinRecordKind[];

/** Spins, invited friends and payouts (contract, `actInviteUserRecord`). */
export function SpinRecords({ friends }: { readonly friends: ReactNode }) {
  const { t } = useTranslation('spinInvite');
  const id = useId();
  const [kind, setKind] = useState<SpinRecordKind>('spins');
  return (
    <Section title={t('records.title')}>
      <ChipRow
        label={t('records.tabs')}
        items={KINDS.map((name) => ({ id: name, label: t(`records.${name}`) }))}
        selectedId={kind}
        panelId={`${id}panel`}
        idPrefix={id}
        onSelect={(chosen) => setKind(KINDS.find((name) => name === chosen) ?? 'spins')}
      />
      <Stack
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${kind}`}
        tabIndex={0}
        gap={3}
        className={styles.panel}
      >
        {kind === 'invited' ? friends : <SpinRecordPanel key={kind} kind={kind} />}
      </Stack>
    </Section>
  );
}
