const DECLARATION = /(--[\w-]+)\s*:\s*([^;{}]+);/g;
const USE = /var\(\s*(--[\w-]+)/g;

const usesIn = (css: string): string[] => [...css.matchAll(USE)].map(([, name = '']) => name);

/** The tokens that a sheet uses, including indirectly used ones. */
function tokensNeeded(theme: string, sheet: string): ReadonlySet<string> {
  const usedBy = new Map<string, string[]>();
  for (const [, name = '', value = ''] of theme.matchAll(DECLARATION)) {
    usedBy.set(name, [...(usedBy.get(name) ?? []), ...usesIn(value)]);
  }
  const needed = new Set<string>();
  const waiting = usesIn(sheet);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    waiting.push(...(usedBy.get(name) ?? []));
  }
  return needed;
}

/**
 * Composes the document's one `<style>`: the theme without the tokens that the shell does not use, then the
 * shell's own rules. The tokens keep their layer and selectors, and so both themes; the app's full theme
 * later sets the same values.
 * @param theme the sheets of src/theme, in the app's import order
 * @param shell the sheets of this folder
 */
export function composeShellStyle(theme: string, shell: string): string {
  const needed = tokensNeeded(theme, shell);
  const trimmed = theme
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(DECLARATION, (declaration: string, name: string) =>
      needed.has(name) ? declaration : '',
    );
  return `${trimmed}\n${shell}`;
}
