import { epochMs } from '#shared/time/duration.ts';
import type { LimitUse } from '#shared/protection/limit.ts';
import { NO_END } from '#shared/protection/pause.ts';
import type { Preview } from '#ui/base/preview.ts';
import { AboutPlay } from './about-play.tsx';
import { BlockingSoftware } from './blocking-software.tsx';
import { BreakCard } from './break-card.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { LimitGroup } from './limit-group.tsx';
import { LocalHelp } from './local-help.tsx';
import { OwnRecordsCard } from './own-records.tsx';
import { RealityCard } from './reality-card.tsx';
import { PauseNotice } from './pause-section.tsx';
import { SelfTest } from './self-test.tsx';
import { VisitorNote } from './visitor-note.tsx';
import { WhoMayPlay } from './who-may-play.tsx';

const LATER = epochMs(Date.UTC(2100, 0, 1));
const LONG_AGO = epochMs(Date.UTC(2020, 0, 1));
const use = { kind: 'deposit', used: 12_000, resetAt: LATER, pending: null } as const;
const limits: readonly LimitUse[] = [
  { ...use, period: 'day', value: 50_000 },
  { ...use, period: 'week', value: 100_000, pending: { value: null, effectAt: LATER } },
  { ...use, period: 'month', value: 200_000, pending: { value: 900_000, effectAt: LONG_AGO } },
];

export const preview: Preview = {
  name: 'Player protection',
  states: {
    'what it is': () => <AboutPlay />,
    'a visitor': () => <VisitorNote />,
    'no limit chosen': () => <LimitGroup kind="session" limits={[]} />,
    limits: () => <LimitGroup kind="deposit" limits={limits} />,
    'on a break': () => <PauseNotice until={{ breakUntil: LATER, excludeUntil: 0 }} />,
    excluded: () => <PauseNotice until={{ breakUntil: 0, excludeUntil: LATER }} />,
    'excluded without an end': () => (
      <PauseNotice until={{ breakUntil: 0, excludeUntil: NO_END }} />
    ),
    break: () => <BreakCard />,
    'self-exclusion': () => <ExclusionCard />,
    'the look at the time': () => <RealityCard />,
    'own records': () => <OwnRecordsCard />,
    'self-test': () => <SelfTest />,
    help: () => <LocalHelp />,
    blocking: () => <BlockingSoftware />,
    'who may play': () => <WhoMayPlay />,
  },
};
