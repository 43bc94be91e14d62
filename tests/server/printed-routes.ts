/** Returns the routes of a printed tree in the form `POST /csp-report`. */
export function routesIn(tree: string): readonly string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] =
      /^([│ ]*)[├└]── (\S+?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (segment === '') return [];
    const depth = indent.length / 4;
    above.length = depth;
    const path = above.join('') + segment;
    above[depth] = segment;
    return (methods ?? '')
      .split(', ')
      .flatMap((method) => (method === '' ? [] : `${method} ${path}`));
  });
}
