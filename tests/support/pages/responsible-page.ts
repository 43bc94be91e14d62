import { expect, type Locator, type Page } from '@playwright/test';
import { protection as inEnglish, type ProtectionTexts } from '#features/protection/texts/en-PH.ts';
import { protection as inThai } from '#features/protection/texts/th-TH.ts';
import { untilDebounced } from './account-test.ts';
import { fill } from './texts.ts';

type Kind = keyof ProtectionTexts['limit']['kind'];
type Period = keyof ProtectionTexts['limit']['period'];

type Place = 'limits' | 'breaks' | 'records' | 'help';

/** `/responsible` and its parts: player protection information and the player's own choices. */
export class ResponsiblePage {
  readonly page: Page;
  readonly t: ProtectionTexts;
  readonly screen: Locator;

  constructor(page: Page, market: 'ph' | 'th' = 'ph') {
    this.page = page;
    this.t = market === 'th' ? inThai : inEnglish;
    this.screen = page.locator('[data-screen^="responsible"]');
  }

  /** Opens the overview. */
  async open(): Promise<void> {
    await this.page.goto('/responsible');
    await expect(this.card('help')).toBeVisible();
  }

  /** A card of the overview, which opens its part. */
  card(place: Place): Locator {
    return this.screen.locator(`a[href="/responsible/${place}"]`);
  }

  /** Opens the limits as a player, and waits for them. */
  async openLimits(): Promise<void> {
    await this.page.goto('/responsible/limits');
    await expect(this.limit('deposit', 'day')).toBeVisible();
  }

  /** Opens breaks and self-exclusion as a player. */
  async openBreaks(): Promise<void> {
    await this.page.goto('/responsible/breaks');
    await expect(this.part(this.t.exclude.title)).toBeVisible();
  }

  /** Opens the player's time reminders and records. */
  async openRecords(): Promise<void> {
    await this.page.goto('/responsible/records');
    await expect(this.part(this.t.reality.title)).toBeVisible();
  }

  /** Opens help, as anybody. */
  async openHelp(): Promise<void> {
    await this.page.goto('/responsible/help');
    await expect(this.part(this.t.help.title)).toBeVisible();
  }

  part(title: string): Locator {
    return this.screen.getByRole('region', { name: title, exact: true });
  }

  limit(kind: Kind, period: Period): Locator {
    return this.screen.locator(`[data-limit="${kind}-${period}"]`);
  }

  /** The field of a limit's form. */
  field(row: Locator): Locator {
    return row.locator('input[name="limit"]');
  }

  /** Opens the form of a limit. */
  async change(kind: Kind, period: Period): Promise<Locator> {
    const row = this.limit(kind, period);
    const { setOf, changeOf, kind: kinds, period: periods } = this.t.limit;
    const words = { kind: kinds[kind], period: periods[period] };
    const opener = row
      .getByRole('button', { name: fill(setOf, words), exact: true })
      .or(row.getByRole('button', { name: fill(changeOf, words), exact: true }));
    await opener.click();
    await expect(row.locator('form')).toBeVisible();
    return row;
  }

  /** Sets a limit, or removes it with null, and waits until it is accepted. */
  async set(kind: Kind, period: Period, typed: string | null): Promise<void> {
    const row = await this.change(kind, period);
    if (typed === null) {
      await row.getByRole('button', { name: this.t.limit.noLimit, exact: true }).click();
    } else {
      await this.field(row).fill(typed);
      await row.getByRole('button', { name: this.t.limit.save, exact: true }).click();
    }
    await expect(row.locator('form')).toHaveCount(0);
    await untilDebounced(this.page);
  }
}
