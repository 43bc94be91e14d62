/** Chrome's page translation: it replaces every text by `<font>` elements under React's hands. */
import { previewGroups } from '#screens/gallery/previews.ts';
import { describe, expect, it } from 'vitest';
import { looseTexts } from './loose-texts.ts';
import { createApp, renderApp } from './render-app.tsx';

describe('every text has an element of its own', () => {
  const pieces = previewGroups.flatMap((group) => group.pieces);

  it.each(pieces.map(({ path, load }) => [path, load] as const))('in %s', async (_path, load) => {
    const app = await createApp();
    const { preview } = await load();
    for (const [name, renderState] of Object.entries(preview.states)) {
      const { unmount } = await renderApp(app, <main>{renderState()}</main>);
      expect(looseTexts(document.body), name).toEqual([]);
      unmount();
    }
  });
});
