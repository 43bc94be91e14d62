/** A like renders one card again and no other, counted by React itself. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

/** The fields of React's fiber that are read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * Replaces React's developer tools, which a production React also notifies of every commit, and records where
 * components rendered again: `card 7`, `around cards`, `elsewhere`.
 */
const watchRenders = (page: Page) =>
  page.addInitScript(() => {
    const renders: string[] = [];
    const PERFORMED_WORK = 1;
    const HOST = 5;
    /** Tags of function components: plain, forwarded and memoised. */
    const COMPONENTS = new Set([0, 11, 14, 15]);
    const childrenOf = ({ child }: Fiber): Fiber[] => {
      const children: Fiber[] = [];
      for (let at = child; at !== null; at = at.sibling) children.push(at);
      return children;
    };
    const hostOf = (fiber: Fiber): Element | null => {
      if (fiber.tag === HOST) return fiber.stateNode as Element;
      for (const child of childrenOf(fiber)) {
        const host = hostOf(child);
        if (host !== null) return host;
      }
      return null;
    };
    const placeOf = (host: Element | null): string => {
      const card = host?.closest<HTMLElement>('[data-game-id]');
      if (card) return `card ${card.dataset['gameId']}`;
      return host?.querySelector('[data-game-id]') ? 'around cards' : 'elsewhere';
    };
    const walk = (fiber: Fiber, before: Fiber): void => {
      const hasRun = COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0;
      if (hasRun) renders.push(placeOf(hostOf(fiber)));
      // The same children as before: nothing below was rendered.
      if (fiber.child === before.child) return;
      for (const child of childrenOf(fiber)) {
        if (child.alternate !== null) walk(child, child.alternate);
      }
    };
    Object.assign(globalThis, {
      renders,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
          if (current.alternate !== null) walk(current, current.alternate);
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });

/** The distinct places that rendered again since the last call. */
const rendersOf = (page: Page) =>
  page.evaluate(() => {
    const { renders } = globalThis as unknown as { renders: string[] };
    return [...new Set(renders.splice(0))].toSorted((a, b) => a.localeCompare(b));
  });

const isCard = (place: string) => place.startsWith('card');

/** How the heart is drawn: outlined or filled. */
const drawingOf = (heart: Locator) =>
  heart.evaluate((element) => getComputedStyle(element, '::after').clipPath);

test('a like is shown before any answer, announced, and renders only its card [home.game-card.heart]', async ({
  page,
  home,
  player: _player,
  t,
  hotGame,
}) => {
  const id = hotGame.id;
  await watchRenders(page);
  let answer = () => undefined as void;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/app/v1/gameLike', async (route) => {
    await isHeld;
    await route.continue();
  });
  await home.open();
  await expect(home.balance).toBeVisible();
  expect((await rendersOf(page)).length).toBeGreaterThan(0);
  await expect.poll(async () => (await rendersOf(page)).filter(isCard)).toEqual([]);
  expect((await home.ids()).length).toBeGreaterThan(8);

  const heart = home.heart(id);
  const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const drawn = await drawingOf(heart);
  expect(drawn).toContain('path(');
  await home.like(id);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await drawingOf(heart)).not.toBe(drawn);
  const places = await rendersOf(page);
  expect(places.filter(isCard)).toEqual([`card ${id}`]);

  answer();
  const said = fill(t.liking.liked, { name: hotGame.name ?? '' });
  await expect(page.locator('#messages').filter({ hasText: said })).toBeAttached();
  const others = (await rendersOf(page)).filter(isCard);
  expect(others.filter((place) => place !== `card ${id}`)).toEqual([]);
});
