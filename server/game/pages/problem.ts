import { button, el } from './element.ts';
import { CallRefused } from './page-calls.ts';
import { textsIn } from './texts/page-texts.ts';

/** Shows why a page could not start, with a retry button. */
export function showProblem(main: HTMLElement, error: unknown): void {
  const lang = navigator.language.startsWith('th') ? 'th' : 'en';
  const t = textsIn(lang);
  document.documentElement.lang = lang;
  const name = error instanceof CallRefused ? error.error : 'network';
  main.replaceChildren(
    el(
      'div',
      { class: 'problem', role: 'alert' },
      el('p', {}, t.errors[name]),
      button(t.retry, 'action', () => location.reload()),
    ),
  );
  main.removeAttribute('aria-busy');
}
