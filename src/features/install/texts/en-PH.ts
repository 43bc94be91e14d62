/** Installing the app: the sheet, the hint for iPhone and iPad, the hand-over to Chrome, the help. */
export const install = {
  sheet: {
    title: 'Add Parola to your home screen',
    lead: 'Open the lobby in one tap, like any other app.',
    offline: 'Opens offline',
    offlineText: 'See your lobby without internet.',
    store: 'No app store',
    storeText: 'Installs straight from your browser.',
    screen: 'Full screen',
    screenText: 'No address bar over the games.',
    size: 'Under 1 MB',
    sizeText: 'Game icons are added later.',
    proceed: 'Continue',
    cancel: 'Cancel',
    prompting: 'Answer your browser’s prompt to continue.',
    installing: 'Your phone is adding Parola. This may take a moment.',
    close: 'Close',
  },
  hint: {
    title: 'Add Parola to your home screen',
    titleInApp: 'Open Parola in your browser first',
    titleSafari: 'Open Parola in Safari first',
    done: 'Got it',
    close: 'Close',
  },
  step: {
    shareBelow: 'Tap Share in the bar at the bottom.',
    shareAbove: 'Tap Share at the top of the screen, next to the address.',
    dotsThenShare: 'Tap ⋯ next to the address, then Share.',
    shareInAddress: 'Tap Share at the end of the address bar.',
    menuThenShare: 'Open the browser menu and tap Share.',
    add: 'Scroll down and choose “Add to Home Screen”.',
    confirm: 'Tap “Add”. Parola then opens like an app.',
    appMenu: 'Open this app’s menu: ⋯ or the compass icon.',
    openInBrowser: 'Choose “Open in browser”. Then add Parola from there.',
    copy: 'Copy the link below.',
    paste: 'Open Safari, paste the link into the address bar, and add Parola from there.',
  },
  picture: {
    share: 'Share',
    add: 'Add to Home Screen',
    bookmark: 'Add Bookmark',
    find: 'Find on Page',
    confirm: 'Add',
    cancel: 'Cancel',
    openInBrowser: 'Open in browser',
    copyLink: 'Copy link',
    report: 'Report',
    install: 'Install app',
    newTab: 'New tab',
    history: 'History',
  },
  link: {
    copy: 'Copy link',
    byHand: 'Press and hold the link to copy it:',
  },
  chrome: {
    title: 'Install with Chrome',
    android:
      'This browser can’t add Parola to your home screen, but Chrome can. If nothing opens, copy the link and paste it into Chrome.',
    desktop:
      'This browser can’t install Parola. Open the link in Chrome or Edge on this computer, then choose Install in the address bar.',
    macSafari:
      'In Safari, choose File, then “Add to Dock”. Or open the link in Chrome and choose Install in the address bar.',
    windowsFirefox:
      'Firefox 143 and newer can add Parola to your taskbar: click the app button at the end of the address bar. Without that button, open the link in Chrome or Edge.',
    open: 'Open in Chrome',
    never: 'No more prompts',
    close: 'Close',
  },
  help: {
    title: 'Install Parola',
    android: 'Open your browser’s menu and choose “Install app” or “Add to Home screen”.',
    desktop:
      'Click the install icon at the end of the address bar, or choose “Install” in the browser menu.',
    close: 'Close',
  },
};

/** The shape that every language must have. */
export type InstallTexts = typeof install;
