/** The lobby of a drill, by the commands with which a host fills an empty one. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parola } from './host.mjs';
import { BANK_ID, GAME_ID } from './player.mjs';

const GAME = { id: GAME_ID, brandId: 3, typeId: 1, name: 'Drill Reels', version: 1 };

const BANK = {
  id: BANK_ID,
  bankName: 'Drill Wallet',
  shortBankName: 'DRILL',
  icon: '',
  accountKind: 'mobile',
  lengthMin: null,
  lengthMax: null,
};

/** @param {number} id @param {1 | 2} kind deposit or payout */
const channel = (id, kind) => ({
  id,
  kind,
  code: `drill-${id}`,
  name: `Drill ${id}`,
  icon: '',
  min: 10_000,
  max: 500_000,
  feeFixed: 0,
  feeBps: 0,
  etaMin: 30,
  payMode: 'embed',
  status: 1,
});

/**
 * Saves the empty catalogue, adds a game, a bank, channels and savings, and loads it.
 * @param {import('./host.mjs').Host} host
 * @param {string} release
 */
export async function fillLobby(host, release) {
  const { errcode: _code, ...catalogue } = JSON.parse(
    await parola(host, release, 'catalogue', 'save'),
  );
  const { webConfig, trade } = catalogue;
  webConfig.appExchangeBankMap = { [BANK_ID]: BANK };
  webConfig.bankEnabled = 1;
  const [level] = webConfig.vipConfigList;
  webConfig.vipConfigList = [
    { ...level, withdrawCount: 50, withdrawMax: 500_000, withdrawDayMax: 500_000 },
  ];
  trade.payChannelList = [channel(1, 1), channel(2, 2)];
  const file = join(host.folder, 'catalogue.json');
  await writeFile(file, JSON.stringify({ ...catalogue, games: [GAME] }));
  await parola(host, release, 'catalogue', 'load', '--file', file);
}
