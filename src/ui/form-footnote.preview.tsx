import { FormFootnote, footnoteLinkClass } from './form-footnote.tsx';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Form footnote',
  states: [
    {
      name: 'with a link',
      render: () => (
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
  ],
};
