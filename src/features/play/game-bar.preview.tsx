import { epochMs } from '#shared/time/duration.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { GameBar, type GameBarProps } from './game-bar.tsx';

const nothing = () => undefined;
const playing: GameBarProps = {
  name: 'Sapphire Atoll',
  balance: '₱1,234.56',
  isSettling: false,
  isDemo: false,
  canDeposit: true,
  since: epochMs(0),
  net: '-₱120.00',
  filling: 'off',
  onBack: nothing,
  onDeposit: nothing,
  onBalance: nothing,
  onFill: nothing,
  onStop: nothing,
  onMenu: nothing,
  now: () => 4_021_000,
};

const looks: Readonly<Record<string, Partial<GameBarProps>>> = {
  playing: {},
  opening: { since: null, net: null },
  'balance unknown': { balance: null, since: null, net: null },
  'coins on their way': { isSettling: true },
  demo: { isDemo: true, net: null },
  'cannot fill the screen': { filling: 'none' },
  'a very long name': {
    name: 'ลูกแก้ว 🏮 ألف ليلة وليلة '.repeat(14),
    balance: '₱98,765,432.10',
    net: '-₱98,765,432.10',
  },
};

export const preview: Preview = {
  name: 'Game bar',
  states: statesOf(looks, (look) => <GameBar {...playing} {...look} />),
};
