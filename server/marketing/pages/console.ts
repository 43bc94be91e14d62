/**
 * Enhancements of the console's links and forms, which work without a script: chart values under the pointer
 * and the arrow keys, menus that close on a press outside, a file that fills a field, suggestions that contain
 * what is typed, and buttons that copy a field.
 */
import { decodeTable } from '#server/marketing/given-table/decode-table.ts';

for (const chart of document.querySelectorAll<HTMLElement>('[data-chart]')) followChart(chart);
for (const input of document.querySelectorAll<HTMLInputElement>('[data-fills]'))
  fillFromFile(input);
for (const list of document.querySelectorAll<HTMLDataListElement>('datalist[data-search]'))
  suggestTyped(list);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copied]'))
  copyField(button);
closeWhenLeft(document.querySelectorAll<HTMLDetailsElement>('[data-popover]'));

function followChart(chart: HTMLElement): void {
  const picture = chart.querySelector<HTMLElement>('[data-chart-picture]');
  const drawing = picture?.querySelector('svg');
  const rows = [...chart.querySelectorAll('[data-chart-table] tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
  if (!picture || !drawing || rows.length === 0) return;
  const cursor = Object.assign(document.createElement('div'), { className: 'chart-cursor' });
  const tip = Object.assign(document.createElement('div'), { className: 'chart-tip' });
  tip.setAttribute('role', 'status');
  let at = -1;

  function show(index: number): void {
    const row = rows[index];
    if (!picture || !drawing || !row || index === at) return;
    at = index;
    const [label = '', now = '', before = ''] = row;
    const strong = Object.assign(document.createElement('b'), { textContent: now });
    const span = Object.assign(document.createElement('span'), { textContent: before });
    tip.replaceChildren(label, strong, span);
    if (!tip.isConnected) picture.append(cursor, tip);
    const inside = drawing.getBoundingClientRect();
    const start = inside.left - picture.getBoundingClientRect().left;
    const left = start + (inside.width * index) / Math.max(1, rows.length - 1);
    cursor.style.left = `${left}px`;
    const room = picture.clientWidth - tip.offsetWidth;
    tip.style.left = `${Math.max(0, Math.min(room, left + 12))}px`;
    if (left + 12 > room) tip.style.left = `${Math.max(0, left - 12 - tip.offsetWidth)}px`;
  }

  function hide(): void {
    at = -1;
    cursor.remove();
    tip.remove();
  }

  picture.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = drawing.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    show(Math.round(Math.max(0, Math.min(1, share)) * (rows.length - 1)));
  });
  picture.addEventListener('pointerleave', hide);
  drawing.tabIndex = 0;
  drawing.addEventListener('keydown', (event) => {
    const last = rows.length - 1;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') hide();
    if (next === undefined) return;
    event.preventDefault();
    show(at < 0 && event.key === 'ArrowLeft' ? last : Math.max(0, Math.min(last, next)));
  });
  drawing.addEventListener('blur', hide);
}

function closeWhenLeft(menus: NodeListOf<HTMLDetailsElement>): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (!menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of menus) {
      if (!menu.open) continue;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}

/** Time after a key before the server is asked. */
const TYPING_MS = 200;

/** Replaces the suggestions of a list by those that the server finds for the typed text. */
function suggestTyped(list: HTMLDataListElement): void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  const suggest = async (typed: string): Promise<void> => {
    asked = typed;
    const url = `${list.dataset['search'] ?? ''}&search=${encodeURIComponent(typed)}`;
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok || asked !== typed) return;
    const names = (await response.json()) as string[];
    list.replaceChildren(
      ...names.map((name) => Object.assign(document.createElement('option'), { value: name })),
    );
  };
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[list="${list.id}"]`)) {
    field.addEventListener('input', () => {
      clearTimeout(pending);
      pending = setTimeout(() => void suggest(field.value), TYPING_MS);
    });
  }
}

/** Copies a chosen file's text into the submitted field, where it can be reviewed; no upload is needed. */
function fillFromFile(input: HTMLInputElement): void {
  const field = document.querySelector<HTMLTextAreaElement>(`#${input.dataset['fills'] ?? ''}`);
  const show = async (file: File): Promise<void> => {
    if (!field) return;
    const { text, encoding, isGuessed } = decodeTable(new Uint8Array(await file.arrayBuffer()));
    field.value = text;
    const guess = document.querySelector<HTMLInputElement>(`#${field.id}-encoding`);
    if (guess) guess.value = isGuessed ? encoding : '';
    field.focus();
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void show(file);
  });
  const label = input.closest('label');
  if (label) label.hidden = false;
}

/** Copies the field before the button; where the browser refuses, the text is selected for the visitor. */
function copyField(button: HTMLButtonElement): void {
  const field = button.parentElement?.querySelector('input');
  const label = button.textContent;
  if (!field) return;
  const copy = async (): Promise<void> => {
    field.select();
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset['copied'] ?? label;
  };
  // Without HTTPS there is no clipboard: the selected text can still be copied by hand.
  button.addEventListener('click', () => void copy().catch(() => undefined));
  button.addEventListener('blur', () => {
    button.textContent = label;
  });
  button.hidden = false;
}
