/** Every key the app writes on the phone, in one place (spec §3, "Storage"). */
export const localKeys = {
  /** The access token (spec §3: under a fixed local key). */
  token: 'parola.token',
  theme: 'parola.theme',
  language: 'parola.language',
  /** Version of the newest game list that the phone keeps: the first call names it before the list is read. */
  listVersion: 'parola.list-version',
  downloadBannerHidden: 'parola.download-banner-hidden',
  /** Where the visitor came from: the phone's, so it outlives a log-out. */
  attribution: 'parola.attribution',
  /** The phone's day on which a launch was last reported. */
  seenDay: 'parola.seen-day',
  /** Begins the keys of leases: work that one tab does at a time. */
  lease: 'parola.lease.',
  /** When the install sheet was last shown or cancelled (spec §3, "add-to-desktop last shown time"). */
  installSheetTime: 'parola.install-sheet-time',
  /** Spec §3, "iOS tip shown". */
  iosHintSeen: 'parola.ios-hint-seen',
  /** Spec §3, "no-Chrome tip dismissed". */
  chromePopupRefused: 'parola.chrome-popup-refused',
  /** Set when the browser said that the app was installed, until it offers it again. */
  appInstalled: 'parola.app-installed',
  standaloneLaunched: 'parola.standalone-launched',
  /** The worker's control file was read here before: from now on its absence means something. */
  workerControlSeen: 'parola.worker-control-seen',
  /** Optional calls that the platform does not have, after the release that found it so. */
  missingCalls: 'parola.missing-calls',
  /** The player who wants to be notified on this phone. */
  push: 'parola.push',
  /** The first paid deposit was told to the funnel: it is the phone's, and told once. */
  firstDepositReported: 'parola.first-deposit-told',
  /** The player's: when each activity was last shown (spec §3, `toDayCompleteModal`). */
  activityMarks: 'parola.activity-marks',
} as const;

export const sessionKeys = {
  /** Activities that came up by themselves since the tab was opened (spec §3, "Activity ids"). */
  activityIds: 'parola.activity-ids',
  formDrafts: 'parola.form-drafts',
  /** Whether this tab was entered with the entry parameter; a reload does not lose it. */
  entryParameter: 'parola.entry-parameter',
  /** The player whose drafts those are. */
  draftOwner: 'parola.draft-owner',
  /** What opened the app in this tab: home screen, shortcut, notification. */
  openedBy: 'parola.opened-by',
  /** The build for which this tab has reloaded because a part of it was missing. */
  partReload: 'parola.part-reload',
  /** Where a list was left for a game. */
  returnSpot: 'parola.return-spot',
} as const;

/** Keys of the IndexedDB store. The `user.` ones are one player's and are cleared at log-out. */
export const databaseKeys = {
  lobbyConfig: 'lobby.config',
  lobbyGames: 'lobby.games',
  /** A newer list, until its icons are there. */
  lobbyNextGames: 'lobby.next-games',
  serviceUrl: 'lobby.service-url',
  /** Funnel events that wait to be told; the phone's, without anything of a player. */
  installEvents: 'install.events',
  /** Hearts that wait to be sent. They outlive a session that expired, for the same player alone. */
  likeOutbox: 'likes.outbox',
  /** Money calls whose answer is not known yet. They outlive a session that expired, as hearts do. */
  moneyOrders: 'money.orders',
  user: 'user.session',
  savedLogin: 'user.saved-login',
  recentSearches: 'user.recent-searches',
  /** Begins the keys of the first page of each tab of records. */
  records: 'user.records.',
  /** Games that were opened and not left yet on the platform. */
  openGames: 'user.open-games',
  /** The phone's own key; it seals nothing that outlives a player. */
  sealingKey: 'user.sealing-key',
} as const;

/** Version of the record under `openGames`, which is looked at before its code has loaded. */
export const OPEN_GAMES_VERSION = 1;
