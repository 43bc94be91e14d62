/** Notifications for browsers that do not show the declarative message themselves. */

/** A notification and where tapping it leads. */
export interface Shown {
  readonly title: string;
  readonly options: {
    readonly body?: string;
    readonly lang?: string;
    readonly tag?: string;
    readonly icon: string;
    readonly actions?: readonly { readonly action: string; readonly title: string }[];
    readonly data: {
      readonly path: string;
      /** Targets of the buttons, by their names. */
      readonly paths?: Readonly<Record<string, string>>;
    };
  };
  /** Number on the app's icon; null = it stays. */
  readonly badge: number | null;
}

export interface AppWindow {
  focus(): Promise<unknown>;
  postMessage(message: object): void;
}

export interface WindowHost {
  /** The open windows, most recently used first. */
  windows(): Promise<readonly AppWindow[]>;
  open(path: string): Promise<unknown>;
}

const ICON = '/icons/icon-192.png';
const HOME = '/lobby/home?source=push';

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Parses a push message. An unreadable one is shown too, as browsers require a notification.
 * @param text the raw message
 * @param origin the app's own: a tap never leads to another
 */
export function readPush(text: string, origin: string): Shown {
  const message = fieldsOf(parsed(text));
  const { title, body, lang, tag, navigate, actions } = fieldsOf(message['notification']);
  const buttons = readActions(actions, origin);
  const badge = message['app_badge'];
  return {
    title: typeof title === 'string' ? title : 'Parola',
    options: {
      ...(typeof body === 'string' && { body }),
      ...(typeof lang === 'string' && { lang }),
      ...(typeof tag === 'string' && { tag }),
      icon: ICON,
      ...(buttons.length > 0 && {
        actions: buttons.map(({ action, title: label }) => ({ action, title: label })),
      }),
      data: {
        path: ownPath(navigate, origin),
        ...(buttons.length > 0 && {
          paths: Object.fromEntries(buttons.map(({ action, path }) => [action, path])),
        }),
      },
    },
    badge: typeof badge === 'number' && Number.isSafeInteger(badge) && badge >= 0 ? badge : null,
  };
}

function readActions(actions: unknown, origin: string) {
  if (!Array.isArray(actions)) return [];
  return actions.flatMap((entry) => {
    const { action, title, navigate } = fieldsOf(entry);
    return typeof action === 'string' && typeof title === 'string'
      ? [{ action, title, path: ownPath(navigate, origin) }]
      : [];
  });
}

/**
 * Handles a tap on a notification: focuses and messages an open window, else opens one.
 * @param action name of the tapped button; '' for the notification itself
 */
export async function openFromPush(
  { data, action }: { readonly data: unknown; readonly action: string },
  origin: string,
  host: WindowHost,
): Promise<void> {
  const { path: own, paths } = fieldsOf(data);
  const path = ownPath(fieldsOf(paths)[action] ?? own, origin);
  const [open] = await host.windows();
  if (open === undefined) {
    await host.open(path);
    return;
  }
  await open.focus();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
  open.postMessage({ type: 'PUSH_TAPPED', path });
}

function ownPath(address: unknown, origin: string): string {
  if (typeof address !== 'string') return HOME;
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url.pathname + url.search : HOME;
  } catch {
    return HOME;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
