import { renderToStaticMarkup } from 'react-dom/server';
import { FILES_PATH } from '#server/marketing/kit/console-page.tsx';
import { shownHtml } from '#server/operator/pages/mail/shown-html.ts';
import type { Console } from '#server/marketing/kit/console-context.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';

/** What `mail campaign preview` answers. */
export interface PreviewedMail {
  mail: {
    title: string;
    rewards: readonly Reward[];
    imageUrl?: string;
    button?: { title: string };
  };
  players: number;
  accounts: readonly string[];
  sum: MinorUnits;
}

/** Two to one, as the app shows a mail's picture. */
const PICTURE = { width: 720, height: 360 };

interface FramedMail {
  mail: PreviewedMail['mail'];
  /** One line for each gift. */
  gifts: readonly string[];
  /** HTML as it was written. */
  content: string;
  /** Of this server. */
  origin: string;
}

/** The document of a mail as its player sees it, for a frame without scripts. */
export function mailFrame({ texts, language, theme }: Console, framed: FramedMail): string {
  const { playerMail } = texts;
  const { mail, gifts, content, origin } = framed;
  // `shownHtml` leaves allowed tags only; the frame runs no script and opens no window.
  const body = { __html: shownHtml(content, origin) };
  const page = (
    <html lang={language} data-theme={theme === 'auto' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>{mail.title}</title>
        <link rel="stylesheet" href={`${FILES_PATH}/player-mail.css`} />
      </head>
      <body>
        <h2>{mail.title}</h2>
        <article>
          {mail.imageUrl !== undefined && <img {...PICTURE} src={mail.imageUrl} alt="" />}
          <div className="text" dangerouslySetInnerHTML={body} />
          {mail.button && <p className="button">{mail.button.title}</p>}
          {gifts.length > 0 && (
            <section>
              <h3>{playerMail.seenRewards}</h3>
              <ul className="gifts">
                {gifts.map((gift) => (
                  <li key={gift}>{gift}</li>
                ))}
              </ul>
            </section>
          )}
        </article>
        {gifts.length > 0 && (
          <footer>
            <p className="claim">{playerMail.seenClaim}</p>
          </footer>
        )}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
