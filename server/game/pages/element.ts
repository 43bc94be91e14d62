type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string;

function fill<E extends Element>(made: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

/** Creates an element; never parses markup from text. */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), attributes, children);

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element. */
export const svg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] => fill(document.createElementNS(SVG, tag), attributes, children);

/** Creates a text button. */
export function button(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const made = el('button', { type: 'button', class: className }, text);
  made.addEventListener('click', onPress);
  return made;
}
