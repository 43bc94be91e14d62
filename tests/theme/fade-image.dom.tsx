/** When a picture fades in, and when it is simply there. */
import { FadeImage } from '#ui/media/fade-image.tsx';
import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

function addImage(): HTMLImageElement {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { container } = render(<FadeImage src="/late.webp" alt="" width={1} height={1} />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('there is no image');
  return image;
}

it.each([
  ['at once', 299, true],
  ['late', 300, false],
])('a picture that comes %s, after %i ms, is shown, without a fade: %s', (_when, ms, isQuick) => {
  const image = addImage();
  expect(image.hasAttribute('data-shown')).toBe(false);
  vi.advanceTimersByTime(ms);
  fireEvent.load(image);
  expect(image.hasAttribute('data-shown')).toBe(true);
  expect(image.hasAttribute('data-quick')).toBe(isQuick);
});
