/** The game screen (spec §2, `/start`), located by roles and names. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { Texts } from '#i18n/texts/en-PH/all.ts';
import { play as inEnglish, type PlayTexts } from '#features/play/texts/en-PH.ts';
import { play as inThai } from '#features/play/texts/th-TH.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { shownGames, type LobbyData, type WireGame } from './lobby-data.ts';
import { countRequests } from './operator-steps.ts';

export const playTexts = (market: 'ph' | 'th'): PlayTexts => (market === 'th' ? inThai : inEnglish);

/** Returns the first playable game of a kind. */
export function gameOfKind(lobby: LobbyData, kind: GameKind): WireGame {
  const game = shownGames(lobby).find(
    ({ typeId, status }) => kindOfType(typeId) === kind && status !== 0,
  );
  if (!game) throw new Error(`the catalogue has no ${kind}`);
  return game;
}

/** Address that a card of this game links to. */
export const startAddress = ({ id, brandId, typeId }: WireGame): string =>
  `/start?gameId=${id}&brandId=${brandId}&typeId=${typeId}`;

export class StartPage {
  readonly page: Page;
  readonly p: PlayTexts;
  readonly screen: Locator;
  readonly bar: Locator;
  readonly balance: Locator;
  readonly back: Locator;
  readonly frame: Locator;
  /** Content of the frame. */
  readonly game: FrameLocator;
  readonly problem: Locator;

  constructor(page: Page, _t: Texts, p: PlayTexts = inEnglish) {
    this.page = page;
    this.p = p;
    this.screen = page.locator('[data-screen="start"]');
    this.bar = this.screen.getByRole('region', { name: p.bar.label });
    this.balance = this.bar.locator('[data-balance]');
    this.back = this.bar.getByRole('button', { name: p.bar.back });
    this.frame = this.screen.locator('iframe');
    this.game = this.screen.frameLocator('iframe');
    this.problem = this.screen.locator('[data-failure]');
  }

  /** Opens a game by its address, and waits until it runs. */
  async open(game: WireGame): Promise<void> {
    await this.page.goto(startAddress(game));
    await this.isPlaying();
  }

  async isPlaying(): Promise<void> {
    await this.isIn('playing');
  }

  async isIn(phase: string): Promise<void> {
    await expect(this.screen.locator('[data-phase]')).toHaveAttribute('data-phase', phase);
  }

  step(name: keyof PlayTexts['step']): Locator {
    return this.problem.getByRole('button', { name: this.p.step[name], exact: true });
  }

  /** Names of the offered steps, in order. */
  steps(): Promise<(string | null)[]> {
    return this.problem
      .locator('[data-step]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-step')));
  }
}

export interface PlayCounts {
  start: number;
  exit: number;
}

/** Counts from now on how often the server is called to open and to leave a game. */
export async function countPlays(
  platform: Pick<PlatformProcess, 'operator'>,
): Promise<() => Promise<PlayCounts>> {
  const counts = await countRequests(platform);
  return async () => {
    const all = await counts();
    return {
      start: all[endpoints.startGame.path] ?? 0,
      exit: all[endpoints.exitGame.path] ?? 0,
    };
  };
}
