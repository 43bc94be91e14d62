const DECLARATION = /(--[\w-]+)\s*:\s*([^;{}]+);/g;
const USE = /var\(\s*(--[\w-]+)/g;

const usesIn = (css: string): string[] => [...css.matchAll(USE)].map(([, name = '']) => name);

/** The tokens that a sheet uses, and the tokens that those use in turn. */
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
 * The text of the document's one `<style>`: the theme without the tokens that the shell does not
 * use, then the shell's own rules. The tokens keep the layer, the selectors and so both themes of
 * their source; the app's full theme sets them to the same values once more.
 * @param theme the sheets of src/theme, in the order in which the app imports them
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
