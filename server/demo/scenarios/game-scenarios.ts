import { StartGameCode } from '#shared/game/errors.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

/** Every code of spec §8 for starting a game, and the contract's maintenance code. */
export const START_CODES: readonly number[] = Object.values(StartGameCode).filter(
  (code) => code !== StartGameCode.notFound && code !== StartGameCode.regionBlocked,
);

const answerWith = ({ faults }: ScenarioContext, path: string, value: number): void => {
  if (!faults) throw new SettingsError('this scenario needs a running platform');
  faults.set({ path, kind: 'errcode', value });
};

const startCode = (code: number): [string, Scenario] => [
  `start-code-${code}`,
  {
    summary: `Every game answers ${code} when it is opened.`,
    apply: async (context) => answerWith(context, endpoints.startGame.path, code),
  },
];

/** States of opening and leaving games. */
export const gameScenarios: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(START_CODES.map(startCode)),
  'exit-settling': {
    summary: 'Leaving a game answers 2: coins are being settled.',
    apply: async (context) => answerWith(context, endpoints.exitGame.path, StartGameCode.settling),
  },
};
