import { FormFootnote, footnoteLinkClass } from './form-footnote.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Form footnote',
  states: {
    'with a link': () => (
      <FormFootnote
        text="New here?"
        link={
          <a className={footnoteLinkClass} href="/register">
            Create account
          </a>
        }
      />
    ),
  },
};
