import type { Preview } from '#ui/base/preview.ts';
import { RichText } from './rich-text.tsx';

const words = { origin: '', headingLevel: 4, newWindowText: 'opens in a new window' } as const;

export const preview: Preview = {
  name: 'Rich text',
  states: {
    'all that it may hold': () => (
      <RichText
        {...words}
        html={
          '<h2>Lanterns by the sea</h2><p>Every <strong>Friday</strong> the market stays open until <em>midnight</em>. <a href="https://parola.example/market">The whole programme</a></p><ul><li>Bring a friend.</li><li>Set a limit first.</li></ul><blockquote>The light is for those who come home.</blockquote><table><tr><th>Day</th><th>Open</th></tr><tr><td>Friday</td><td>18:00–24:00</td></tr></table><hr><p><small>Times are Manila times.</small></p>'
        }
      />
    ),
    'what it leaves out': () => (
      <RichText
        {...words}
        html={
          '<p style="position:fixed" onclick="x()">Words stay.</p><script>x()</script><form><input></form><a href="javascript:x()">A link to nowhere is its words.</a><img src="https://elsewhere.example/x.png" alt=" A picture of elsewhere is its words.">'
        }
      />
    ),
    'one long word': () => <RichText {...words} html={'wide'.repeat(40)} />,
  },
};
