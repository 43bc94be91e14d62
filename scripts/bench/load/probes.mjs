/// <reference lib="dom" />
/**
 * Functions that run inside the measured page. Each is sent to the browser as text, so it is self-contained.
 */

/**
 * Measurements of a page's load, in ms from the start of the navigation.
 * @typedef {object} Noted
 * @property {number} firstPaint
 * @property {number} largestPaint of the element that is largest when it is read
 * @property {string} largest that element
 * @property {number | null} complete when the icons of nine games had been painted
 * @property {number} shift sum of all layout shifts
 * @property {{ at: number, took: number }[]} longTasks
 * @property {number | null} interactive when a tap was answered
 * @property {number[]} taps time of each tap until its next frame, as the browser reports it
 * @property {number} touchedAt when the last touch began; 0 before
 */

/** Starts recording; the result is at `window.noted`. */
export function noteLoad() {
  /** @type {Noted} */
  const noted = {
    firstPaint: 0,
    largestPaint: 0,
    largest: '',
    complete: null,
    shift: 0,
    longTasks: [],
    interactive: null,
    taps: [],
    touchedAt: 0,
  };
  Object.defineProperty(window, 'noted', { value: noted });
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} note
   * @param {PerformanceObserverInit} [more]
   */
  const observe = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    noted.largestPaint = entry.startTime;
    const element = /** @type {{ element?: Element | null }} */ (entry).element;
    noted.largest = `${element?.tagName} ${element?.getAttribute('src') ?? ''}`;
  });
  observe('layout-shift', (entry) => {
    noted.shift += /** @type {{ value?: number }} */ (entry).value ?? 0;
  });
  const every = /** @type {PerformanceObserverInit} */ ({ durationThreshold: 16 });
  observe(
    'event',
    (entry) => {
      const { interactionId } = /** @type {{ interactionId?: number }} */ (entry);
      if (interactionId) noted.taps.push(entry.duration);
    },
    every,
  );
  const touch = () => (noted.touchedAt = performance.now());
  document.addEventListener('pointerdown', touch, { capture: true, passive: true });
  observe('longtask', ({ startTime, duration }) => {
    noted.longTasks.push({ at: startTime, took: duration });
  });
}

/** Stores that the install sheet was shown, so that it does not open over what is measured. */
export function noteInvitation() {
  localStorage.setItem('parola.install-sheet-time', String(Date.now()));
}

/**
 * Notes when nine icons on the screen are painted. An observer looks at each icon that has loaded, after the
 * layout of the next frame: to ask for its place at once would lay the page out.
 */
export function noteIcons() {
  const ICONS = '.games img, [data-game-id] img, .shell-grid i img';
  const WANTED = 9;
  const noted = /** @type {Noted} */ (Reflect.get(window, 'noted'));
  const isShown = (/** @type {HTMLImageElement} */ image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete && image.naturalWidth > 0 && width > 0 && bottom > 0 && top < innerHeight;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries) observer.unobserve(target);
    if (noted.complete !== null) return;
    const icons = /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll(ICONS));
    if ([...icons].filter(isShown).length >= WANTED) noted.complete = performance.now();
  });
  const look = (/** @type {Event} */ { target }) => {
    if (noted.complete === null && target instanceof HTMLImageElement && target.matches(ICONS))
      observer.observe(target);
  };
  document.addEventListener('load', look, true);
}

/** What the page's probes have noted so far. @returns {Noted} */
export function readNoted() {
  return Reflect.get(window, 'noted');
}

/** Whether a tap was answered. */
export function isInteractive() {
  return /** @type {Noted} */ (Reflect.get(window, 'noted')).interactive !== null;
}

/**
 * Whether the page is painted, has what is wanted, and has had neither a touch nor a long task for so long.
 * @param {string} wanted selects it; '' for nothing
 * @param {number} restMs
 */
export function hasRested(wanted, restMs) {
  const noted = /** @type {Noted} */ (Reflect.get(window, 'noted'));
  const last = noted.longTasks.at(-1);
  const worked = last === undefined ? 0 : last.at + last.took;
  const since = Math.max(worked, noted.largestPaint, noted.touchedAt);
  const hasIt = wanted === '' || document.querySelector(wanted) !== null;
  return hasIt && noted.firstPaint > 0 && performance.now() - since > restMs;
}

export function countElements() {
  return document.querySelectorAll('*').length;
}

/**
 * Taps a tab of the lobby once the games of the first screen are painted, frame after frame until the tab
 * responds.
 */
export function tapWhenPainted() {
  const FEWEST_CARDS = 6;
  const isInView = (/** @type {Element} */ element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  function arePainted() {
    const cards = [...document.querySelectorAll('[data-game-id]')].filter(isInView);
    return (
      cards.length >= FEWEST_CARDS &&
      cards.every((card) => {
        const image = card.querySelector('img');
        return image !== null && image.complete && image.naturalWidth > 0;
      })
    );
  }
  function look() {
    const tab = document.querySelector('[role="tab"][aria-selected="false"]');
    if (tab === null || !arePainted()) {
      requestAnimationFrame(look);
      return;
    }
    const { left, top, width, height } = tab.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    requestAnimationFrame(() => {
      if (tab.getAttribute('aria-selected') !== 'true') look();
      else /** @type {Noted} */ (Reflect.get(window, 'noted')).interactive = performance.now();
    });
  }
  requestAnimationFrame(look);
}

/**
 * Scrolls the page as a flick does, and back from either end, which may move as more content comes.
 * @param {{ forMs: number, pixelsPerMs: number }} how
 * @returns {Promise<number[]>} ms between frames
 */
export async function scrollSteadily({ forMs, pixelsPerMs }) {
  const LONGEST_STEP_MS = 100;
  const nextFrame = () =>
    new Promise((/** @type {(now: number) => void} */ resolve) => requestAnimationFrame(resolve));
  const taken = [];
  const start = await nextFrame();
  let direction = 1;
  for (let before = start; before - start < forMs;) {
    const now = await nextFrame();
    const took = now - before;
    taken.push(took);
    before = now;
    const end = document.documentElement.scrollHeight - innerHeight;
    const top = scrollY + direction * Math.min(took, LONGEST_STEP_MS) * pixelsPerMs;
    if (top >= end) direction = -1;
    if (top <= 0) direction = 1;
    scrollTo({ top, behavior: 'instant' });
  }
  return taken;
}

/** Whether the lobby has drawn its first screen: banner, news and the icons of all cards in view. */
export function hasScreen() {
  const icons = /** @type {NodeListOf<HTMLImageElement>} */ (
    document.querySelectorAll('[data-screen="home"] [data-game-id] img')
  );
  const inView = [...icons].filter((icon) => {
    const { top, bottom, width } = icon.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return (
    document.querySelector('[aria-roledescription] img') !== null &&
    document.querySelector('[role="marquee"] li') !== null &&
    inView.length > 0 &&
    inView.every((icon) => icon.complete && icon.naturalWidth > 0)
  );
}

/** Reads the first screen of the lobby, from which the plain page is made. */
export function readFirstScreen() {
  /** @param {string} selector */
  const inView = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
  const wordsOf = (/** @type {Element} */ element) =>
    (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const sourceOf = (/** @type {Element | null} */ image) => image?.getAttribute('src') ?? '';
  return {
    banner: sourceOf(document.querySelector('[aria-roledescription] img')),
    notice: wordsOf(document.querySelector('[role="marquee"] li') ?? document.body),
    actions: inView('header a').map(wordsOf).filter(Boolean),
    tabs: inView('[role="tab"]').map(wordsOf),
    cards: inView('[data-game-id]').map((card) => ({
      icon: sourceOf(card.querySelector('img')),
      words: [...card.querySelectorAll('a > span:not(:has(*))')].map(wordsOf),
    })),
    places: inView('nav a').map(wordsOf),
  };
}

/** Whether a worker controls the page and has cached the icons in view. */
export async function isKept() {
  if (navigator.serviceWorker.controller === null) return false;
  const icons = /** @type {NodeListOf<HTMLImageElement>} */ (
    document.querySelectorAll('.games img, [data-game-id] img')
  );
  const inView = [...icons].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  });
  const held = await Promise.all(inView.map(({ currentSrc }) => caches.match(currentSrc)));
  return inView.length > 0 && held.every((answer) => answer !== undefined);
}
