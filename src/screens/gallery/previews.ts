import { loadTexts } from '#i18n/load-texts.ts';
import { NAMESPACES } from '#i18n/settled/namespaces.ts';
import type { Preview } from '#ui/base/preview.ts';

/** One `*.preview.tsx`, loaded when it is opened. */
export interface PreviewPath {
  readonly path: string;
  /** Its file name with spaces, e.g. `bottom sheet`. */
  readonly name: string;
  readonly load: () => Promise<{ readonly preview: Preview }>;
}

export interface PreviewGroup {
  /** The folder, e.g. `ui` or `features/side-menu`. */
  readonly name: string;
  readonly pieces: readonly PreviewPath[];
}

const found = import.meta.glob<{ preview: Preview }>('/src/**/*.preview.tsx');

/** All previews of the app, by folder. */
export const previewGroups: readonly PreviewGroup[] = groupByFolder(
  Object.entries(found).map(([path, loadCode]) => ({
    path,
    name: nameOf(path),
    load: async () => {
      const [preview] = await Promise.all([loadCode(), loadTexts(...NAMESPACES)]);
      return preview;
    },
  })),
);

function groupByFolder(pieces: readonly PreviewPath[]): readonly PreviewGroup[] {
  const groups = new Map<string, PreviewPath[]>();
  for (const piece of pieces.toSorted((a, b) => a.path.localeCompare(b.path))) {
    const folder = piece.path.replace(/^\/src\//, '').replace(/\/[^/]*$/, '');
    groups.set(folder, [...(groups.get(folder) ?? []), piece]);
  }
  return [...groups].map(([name, inFolder]) => ({ name, pieces: inFolder }));
}

function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace('.preview.tsx', '').replaceAll('-', ' ');
}
