/** All storage keys of the app (spec §3, "Storage"). */
export const localKeys = {
  /** The access token (spec §3: under a fixed local key). */
  token: 'parola.token',
  /** A session has ended, and its data is not yet all removed: the reason. */
  unfinishedEnd: 'parola.unfinished-end',
  theme: 'parola.theme',
  language: 'parola.language',
  /** Which settings of the games are on, on this device. */
  gameSettings: 'parola.game-settings',
  /** Version of the newest stored game list: the first call sends it before the list is read. */
  listVersion: 'parola.list-version',
  /** The browser shows AVIF pictures. */
  showsAvif: 'parola.shows-avif',
  downloadBannerHidden: 'parola.download-banner-hidden',
  /** Attribution of this device's visitor, so it outlives a log-out. */
  attribution: 'parola.attribution',
  /** Local day on which a launch was last reported. */
  seenDay: 'parola.seen-day',
  /** Key prefix of leases: work that one tab does at a time. */
  lease: 'parola.lease.',
  /** When the install sheet was last shown or cancelled (spec §3, "add-to-desktop last shown time"). */
  installSheetTime: 'parola.install-sheet-time',
  /** Spec §3, "iOS tip shown". */
  iosHintSeen: 'parola.ios-hint-seen',
  /** Spec §3, "no-Chrome tip dismissed". */
  chromePopupRefused: 'parola.chrome-popup-refused',
  /** Set when the browser reported the installation, until it offers installing again. */
  appInstalled: 'parola.app-installed',
  standaloneLaunched: 'parola.standalone-launched',
  /** The worker's control file has been read here: from now on its absence is significant. */
  workerControlSeen: 'parola.worker-control-seen',
  /** Optional endpoints that the server does not have, after the release that found out. */
  missingCalls: 'parola.missing-calls',
  /** The same for optional pictures, by their URLs. */
  missingPictures: 'parola.missing-pictures',
  /** The player who wants notifications on this device. */
  push: 'parola.push',
  /** What this device is notified of. */
  pushSettings: 'parola.push-settings',
  /** The first paid deposit was reported: once per device. */
  firstDepositReported: 'parola.first-deposit-reported',
  /** Per player: when each activity was last shown (spec §3, `toDayCompleteModal`). */
  activityMarks: 'parola.activity-marks',
} as const;

export const sessionKeys = {
  /** Activities that opened automatically since the tab was opened (spec §3, "Activity ids"). */
  activityIds: 'parola.activity-ids',
  formDrafts: 'parola.form-drafts',
  /** Whether this tab was opened with the entry parameter; a reload does not lose it. */
  entryParameter: 'parola.entry-parameter',
  /** The player who owns those drafts. */
  draftOwner: 'parola.draft-owner',
  /** What opened the app in this tab: home screen, shortcut, notification. */
  openedBy: 'parola.opened-by',
  /** The build for which this tab has reloaded because a chunk of it was missing. */
  chunkReload: 'parola.chunk-reload',
  /** The lobby was left in this visit: its download banner has been seen. */
  downloadBannerSeen: 'parola.download-banner-seen',
  /** Position in a list that was left for a game. */
  returnSpot: 'parola.return-spot',
} as const;

/** Keys of the IndexedDB store. The `user.` ones are one player's and are cleared at log-out. */
export const databaseKeys = {
  lobbyConfig: 'lobby.config',
  lobbyGames: 'lobby.games',
  /** A newer list, until its icons have loaded. */
  lobbyNextGames: 'lobby.next-games',
  serviceUrl: 'lobby.service-url',
  /** Funnel events to be reported; per device, without player data. */
  installEvents: 'install.events',
  /** Their attribution, for a worker that sends them. */
  installAttribution: 'install.attribution',
  /** Likes to be sent. They outlive an expired session, for the same player only. */
  likeOutbox: 'likes.outbox',
  /** Money calls of unknown outcome. They outlive an expired session, like pending likes. */
  moneyOrders: 'money.orders',
  /** `unfinishedEnd` of `localKeys`, for a device whose local storage refuses. */
  unfinishedEnd: 'session.unfinished-end',
  user: 'user.session',
  savedLogin: 'user.saved-login',
  /** The access token, encrypted: only while likes wait in a closed app. */
  backgroundSession: 'user.background-session',
  recentSearches: 'user.recent-searches',
  /** Key prefix of the first page of each tab of records. */
  records: 'user.records.',
  /** Games that were started and not yet exited on the server. */
  openGames: 'user.open-games',
  /** The device's own key; it encrypts nothing that outlives a player's session. */
  sealingKey: 'user.sealing-key',
} as const;

/** Version of the record under `openGames`, which is read before its code has loaded. */
export const OPEN_GAMES_VERSION = 1;
