import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { APP_PATHS } from '#shared/lobby/app-paths.ts';
import { LAUNCH_ADDRESSES } from '#shared/snapshot/cache.ts';
import { metaThemeColours } from '#theme/theme.ts';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

interface Screenshot extends ManifestIcon {
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly prefer_related_applications: boolean;
  readonly icons: readonly ManifestIcon[];
  readonly display: string;
  readonly display_override: readonly string[];
  readonly dir: string;
  readonly categories: readonly string[];
  readonly launch_handler: { readonly client_mode: string };
  readonly share_target: object & { readonly action: string };
  readonly related_applications: readonly { readonly platform: string; readonly url: string }[];
  readonly screenshots: readonly Screenshot[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly ManifestIcon[] }[];
}

const fileUrl = (path: string) => new URL(`../../${path}`, import.meta.url);
const manifest = JSON.parse(readFileSync(fileUrl('manifest.webmanifest'), 'utf8')) as Manifest;
const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];

/** Reads width and height from a PNG header. */
function pngSize(path: string): string {
  const header = readFileSync(fileUrl(path));
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  it.each(icons)('$src is a PNG of $sizes', ({ src, sizes, type }) => {
    expect(type).toBe('image/png');
    expect(pngSize(src.slice(1))).toBe(sizes);
  });

  it('has an icon for every purpose', () => {
    const uses = manifest.icons.map(({ purpose, sizes }) => `${purpose ?? 'any'} ${sizes}`);
    expect(uses).toEqual(
      expect.arrayContaining([
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
        'monochrome 512x512',
      ]),
    );
  });

  it('starts at one of the launch addresses', () => {
    expect(LAUNCH_ADDRESSES).toContain(manifest.start_url);
  });

  it('has a different source in every entry address', () => {
    const entries = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
    const sources = entries.map((url) =>
      new URL(url, 'https://a.example').searchParams.get('source'),
    );
    expect(sources).not.toContain(null);
    expect(new Set(sources).size).toBe(entries.length);
    expect(manifest.shortcuts).toHaveLength(4);
  });

  it('leads to screens of the app alone', () => {
    const entries = [manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)];
    const paths = entries.map((url) => new URL(url, 'https://a.example').pathname);
    expect(APP_PATHS).toEqual(expect.arrayContaining(paths));
  });

  it('has its own id, scope and language, and the dark theme colours', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', lang: 'en-PH' });
    expect(manifest.prefer_related_applications).toBe(false);
    expect(manifest.theme_color).toBe(metaThemeColours.dark);
    expect(manifest.background_color).toBe(metaThemeColours.dark);
  });
});

/** Collects members at any depth that have localised texts beside them. */
function localised(value: unknown): { key: string; text: unknown; texts: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return Object.entries(fields).flatMap(([key, member]) =>
    key.endsWith('_localized')
      ? [{ key, text: fields[key.replace('_localized', '')], texts: member as object }]
      : localised(member),
  );
}

describe('the complete manifest', () => {
  it('defines its display, launch and direction members explicitly', () => {
    expect(manifest).toMatchObject({
      dir: 'ltr',
      start_url: '/lobby/home?source=pwa',
      display: 'standalone',
      display_override: ['window-controls-overlay', 'standalone', 'minimal-ui'],
      launch_handler: { client_mode: 'focus-existing' },
      related_applications: [{ platform: 'webapp', url: '/manifest.webmanifest' }],
    });
    expect(manifest.share_target).toEqual({
      action: '/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    });
    expect(manifest.categories.length).toBeGreaterThan(0);
  });

  it('has every text in every language', () => {
    const texts = localised(manifest);
    // Name, short name, description; three texts per shortcut; one label per screenshot.
    expect(texts).toHaveLength(3 + 3 * manifest.shortcuts.length + manifest.screenshots.length);
    for (const { text, texts: languages } of texts) {
      expect(Object.keys(languages)).toEqual(['en-PH', 'th-TH']);
      expect(languages).toMatchObject({ 'en-PH': text });
    }
  });

  it('has screenshots for narrow and wide windows', () => {
    const forms = manifest.screenshots.map(({ form_factor: form }) => form);
    expect(forms).toEqual(['narrow', 'narrow', 'narrow', 'wide']);
  });

  it.each(manifest.screenshots)('$src is a JPEG of $sizes that Chrome accepts', async (shot) => {
    const path = fileUrl(shot.src.slice(1));
    const { format, width, height } = await sharp(fileURLToPath(path)).metadata();
    expect({ format, sizes: `${width}x${height}` }).toEqual({ format: 'jpeg', sizes: shot.sizes });
    expect(shot.type).toBe('image/jpeg');
    expect(shot.form_factor).toBe(width > height ? 'wide' : 'narrow');
    const [shorter = 0, longer = 0] = [width, height].toSorted((one, other) => one - other);
    // Chrome's limits: 320 to 3,840 pixels, and no more than 2.3 to 1.
    expect([shorter >= 320, longer <= 3840, longer / shorter <= 2.3]).toEqual([true, true, true]);
    expect(statSync(path).size).toBeLessThan(150_000);
  });
});

describe('the splash screens', () => {
  const names = readdirSync(fileUrl('icons/splash'));

  it.each(names)('%s has the size in its name', async (name) => {
    const [, width, height, ratio] = /^(\d+)x(\d+)@(\d)\.png$/.exec(name) ?? [];
    expect(pngSize(`icons/splash/${name}`)).toBe(
      `${Number(width) * Number(ratio)}x${Number(height) * Number(ratio)}`,
    );
  });
});

describe('the icons in index.html', () => {
  const page = readFileSync(fileUrl('index.html'), 'utf8');
  const named = [...page.matchAll(/href="\/(icons\/[^"]+)"/g)].map(([, path = '']) => path);

  it('exist', () => {
    expect(named).toHaveLength(3);
    expect(named.filter((path) => !existsSync(fileUrl(path)))).toEqual([]);
  });
});
