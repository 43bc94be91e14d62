import {
  ACCOUNT_PATH,
  AUDIT_PATH,
  LOG_PATH,
  LOBBY_PATH,
  MAIL_PATH,
  PLAYERS_PATH,
  TODAY_PATH,
  WITHDRAWALS_PATH,
} from '#server/marketing/access/paths.ts';
import { withoutHours } from '#server/marketing/report/hours.ts';
import { opensPagesOf } from '#server/marketing/access/roles.ts';
import { ALERTS_PATH } from '#server/marketing/alerts/paths.ts';
import { LINKS_PATH } from '#server/marketing/links/paths.ts';
import { POSTBACKS_PATH } from '#server/marketing/postbacks/paths.ts';
import { SCHEDULES_PATH } from '#server/marketing/schedules/paths.ts';
import {
  COSTS_PATH,
  REPORT_PATH,
  RETENTION_PATH,
  REVENUE_PATH,
  VALUE_PATH,
} from '#server/marketing/report/paths.ts';
import type { ConsoleTexts } from '#server/marketing/texts/en.ts';
import { CONSOLE_THEMES, useConsole, type Console } from '#server/marketing/kit/console-context.ts';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '#server/marketing/texts/texts.ts';

interface ConsoleHeaderProps {
  /** Path and query of this page, to return to after changing the language or theme. */
  here: string;
  /** The front page with the filters that its neighbours share; undefined for a page without an account. */
  home: string | undefined;
}

/** The bar on top. On a narrow page its links are in a menu, which needs no script. */
export function ConsoleHeader({ here, home }: ConsoleHeaderProps) {
  const { texts, language, theme } = useConsole();
  return (
    <header className="top">
      {home === undefined ? (
        <span className="brand">
          <Brand />
        </span>
      ) : (
        <a className="brand" href={home}>
          <Brand />
        </a>
      )}
      <button type="button" className="menu-button" popoverTarget="menu">
        {texts.menu}
      </button>
      <div className="menu" id="menu" popover="auto">
        {home !== undefined && <Rooms path={here.split('?', 1)[0] ?? here} home={home} />}
        <Preferences here={here} language={language} theme={theme} />
      </div>
    </header>
  );
}

const Brand = () => (
  <>
    <img src="/icons/favicon.svg" alt="" width="32" height="32" />
    <span>Parola</span>
  </>
);

/** @param home the front page with the filters that its neighbours share */
function reportRooms(texts: ConsoleTexts, home: string) {
  const near = (path: string): string => withoutHours(home).replace(REPORT_PATH, path);
  return [
    { label: texts.installs, href: home, path: REPORT_PATH },
    { label: texts.retention.title, href: near(RETENTION_PATH), path: RETENTION_PATH },
    { label: texts.revenue.title, href: near(REVENUE_PATH), path: REVENUE_PATH },
    { label: texts.revenue.value.title, href: near(VALUE_PATH), path: VALUE_PATH },
  ];
}

const marketersRooms = (texts: ConsoleTexts) => [
  { label: texts.costs.title, href: COSTS_PATH, path: COSTS_PATH },
  { label: texts.links.title, href: LINKS_PATH, path: LINKS_PATH },
  { label: texts.postbacks.title, href: POSTBACKS_PATH, path: POSTBACKS_PATH },
  { label: texts.schedules.title, href: SCHEDULES_PATH, path: SCHEDULES_PATH },
  { label: texts.alerts.title, href: ALERTS_PATH, path: ALERTS_PATH },
];

const operatorsRooms = (texts: ConsoleTexts) => [
  { label: texts.todays.title, href: TODAY_PATH, path: TODAY_PATH },
  { label: texts.withdrawals.title, href: WITHDRAWALS_PATH, path: WITHDRAWALS_PATH },
  { label: texts.players.title, href: PLAYERS_PATH, path: PLAYERS_PATH },
  { label: texts.lobby.title, href: LOBBY_PATH, path: LOBBY_PATH },
  { label: texts.playerMail.title, href: MAIL_PATH, path: MAIL_PATH },
  { label: texts.audit.title, href: AUDIT_PATH, path: AUDIT_PATH },
  { label: texts.access.log, href: LOG_PATH, path: LOG_PATH },
];

/**
 * Navigation to the pages that the user may open. Who may open those of marketers and of operators has the
 * rooms of the page's kind, and the first one of the other kind.
 */
function Rooms({ path, home }: { path: string; home: string }) {
  const { texts, user } = useConsole();
  if (!user) return null;
  const marketers = [
    ...(opensPagesOf(user.role, 'reports') ? reportRooms(texts, home) : []),
    ...(opensPagesOf(user.role, 'marketer') ? marketersRooms(texts) : []),
  ];
  const operators = opensPagesOf(user.role, 'operator') ? operatorsRooms(texts) : [];
  const isOperators = operators.some(({ path: room }) => path.startsWith(room));
  const [near, far] = isOperators ? [operators, marketers] : [marketers, operators];
  const rooms = [
    ...(near.length > 0 ? [...near, ...far.slice(0, 1)] : far),
    { label: texts.access.account, href: ACCOUNT_PATH, path: ACCOUNT_PATH },
  ];
  return (
    <nav aria-label={texts.rooms}>
      <ul>
        {rooms.map(({ label, href, path: room }) => (
          <li key={room}>
            <a href={href} aria-current={room === path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Language and theme, stored for this browser so that addresses do not need them. */
function Preferences({
  here,
  language,
  theme,
}: Pick<Console, 'language' | 'theme'> & { here: string }) {
  const { texts } = useConsole();
  const address = (name: string, value: string) =>
    `${here}${here.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value }).toString()}`;
  return (
    <div className="preferences">
      <nav aria-label={texts.language}>
        <ul>
          {Object.entries(CONSOLE_LANGUAGES).map(([code, name]) => (
            <li key={code}>
              <a
                href={address('lang', code)}
                lang={code}
                aria-current={(code as ConsoleLanguage) === language ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={texts.theme}>
        <ul>
          {CONSOLE_THEMES.map((one) => (
            <li key={one}>
              <a href={address('theme', one)} aria-current={one === theme ? 'true' : undefined}>
                {texts.themes[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
