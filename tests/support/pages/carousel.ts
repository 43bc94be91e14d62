import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '#i18n/texts/en-PH/all.ts';
import { patternOf } from './texts.ts';

/** The banners (spec §2, Home). */
export class Carousel {
  readonly region: Locator;
  readonly slides: Locator;
  /** The only banner that is not inert. */
  readonly front: Locator;
  readonly dots: Locator;
  readonly pause: Locator;
  readonly play: Locator;

  constructor(page: Page, { home: { banners } }: Texts) {
    this.region = page.getByRole('region', { name: banners.label });
    this.slides = this.region.locator('[role="group"]');
    this.front = this.region.locator('[role="group"]:not([inert])');
    this.dots = this.region.getByRole('button', { name: patternOf(banners.dot) });
    this.pause = this.region.getByRole('button', { name: banners.pause });
    this.play = this.region.getByRole('button', { name: banners.play });
  }

  /** Waits until the slides move and follow the finger. */
  async canSlide(): Promise<void> {
    await expect(this.region.locator('[data-sliding]')).toHaveCount(1);
  }

  /** Waits until the banner at this position, from 1, is in front. */
  async isAt(position: number): Promise<void> {
    await expect(this.dots.nth(position - 1)).toHaveAttribute('aria-current', 'true');
    await expect(this.front).toHaveAttribute('aria-label', new RegExp(`^${position}\\D`));
  }

  /** Position of the banner in front, from 1. */
  async position(): Promise<number> {
    const label = (await this.front.getAttribute('aria-label')) ?? '';
    return Number.parseInt(label, 10);
  }

  /** Titles in the order of rotation. */
  async titles(): Promise<string[]> {
    const labels = await this.slides.evaluateAll((slides) =>
      slides.map((slide) => slide.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.replace(/^[^:]*: /, ''));
  }
}
