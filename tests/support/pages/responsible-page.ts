import { expect, type Locator, type Page } from '@playwright/test';
import { protection as inEnglish, type ProtectionTexts } from '#features/protection/texts/en-PH.ts';
import { protection as inThai } from '#features/protection/texts/th-TH.ts';
import { untilDebounced } from './account-test.ts';
import { fill } from './texts.ts';

type Kind = keyof ProtectionTexts['limit']['kind'];
type Period = keyof ProtectionTexts['limit']['period'];

/** `/responsible`: player protection information and the player's own choices. */
export class ResponsiblePage {
  readonly page: Page;
  readonly t: ProtectionTexts;
  readonly screen: Locator;

  constructor(page: Page, market: 'ph' | 'th' = 'ph') {
    this.page = page;
    this.t = market === 'th' ? inThai : inEnglish;
    this.screen = page.locator('[data-screen="responsible"]');
  }

  async open(): Promise<void> {
    await this.page.goto('/responsible');
    await expect(this.part(this.t.about.title)).toBeVisible();
  }

  /** Opens it as a player and waits for the limits. */
  async openOwn(): Promise<void> {
    await this.open();
    await expect(this.limit('deposit', 'day')).toBeVisible();
  }

  part(title: string): Locator {
    return this.screen.getByRole('region', { name: title, exact: true });
  }

  limit(kind: Kind, period: Period): Locator {
    return this.screen.locator(`[data-limit="${kind}-${period}"]`);
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
      await row.locator('input').fill(typed);
      await row.getByRole('button', { name: this.t.limit.save, exact: true }).click();
    }
    await expect(row.locator('form')).toHaveCount(0);
    await untilDebounced(this.page);
  }
}
