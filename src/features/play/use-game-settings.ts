import { localKeys } from '#config/storage-keys.ts';
import { GAME_SETTINGS, type GameSetting } from '#shared/play/frame-contract.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { useState } from 'react';

/** Before the player chooses: a game makes no sound on its own. */
const FIRST: readonly GameSetting[] = ['vibration'];

export interface GameSettings {
  /** Those that are on. */
  readonly on: readonly GameSetting[];
  readonly set: (setting: GameSetting, isOn: boolean) => void;
}

/** The settings for all games on this device. */
export function useGameSettings(): GameSettings {
  const [on, setOn] = useState(readSettings);
  return {
    on,
    set(setting, isOn) {
      const next = GAME_SETTINGS.filter((one) => (one === setting ? isOn : on.includes(one)));
      localArea.write(localKeys.gameSettings, next.join(' '));
      setOn(next);
    },
  };
}

function readSettings(): readonly GameSetting[] {
  const stored = localArea.read(localKeys.gameSettings)?.split(' ');
  return stored ? GAME_SETTINGS.filter((one) => stored.includes(one)) : FIRST;
}
