/** Installing the app: the sheet, the hint for iPhone and iPad, the way to Chrome, the help. */
export const install = {
  sheet: {
    title: 'Put Parola on your home screen',
    lead: 'One tap, and the lobby opens like any other app.',
    offline: 'Opens offline',
    offlineText: 'Your lobby is there without a network.',
    store: 'No store',
    storeText: 'No search, no sign-in, no wait.',
    screen: 'Full screen',
    screenText: 'No address bar above the games.',
    size: 'Under 1 MB',
    sizeText: 'Leaves room for your photos.',
    proceed: 'Continue',
    cancel: 'Cancel',
    prompting: 'Answer your browser’s question to go on.',
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
    shareAbove: 'Tap Share at the top of the screen, beside the address.',
    dotsThenShare: 'Tap ⋯ beside the address, then Share.',
    shareInAddress: 'Tap Share at the end of the address bar.',
    menuThenShare: 'Open the browser’s menu and tap Share.',
    add: 'Scroll down and choose “Add to Home Screen”.',
    confirm: 'Tap “Add”. Parola then opens like an app.',
    appMenu: 'Open this app’s menu: ⋯ or the compass.',
    openInBrowser: 'Choose “Open in browser”. Then add Parola from there.',
    copy: 'Copy the link below.',
    paste: 'Open Safari, paste the link into the address, and add Parola from there.',
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
    copy: 'Copy the link',
    copied: 'Copy Success.',
    failed: 'Copy Fail. Hold the address to copy it:',
  },
  chrome: {
    title: 'Install with Chrome',
    android:
      'Chrome can put Parola on your home screen. This browser cannot. If nothing opens, copy the link and paste it into Chrome.',
    desktop:
      'This browser cannot install Parola. Chrome and Edge on this computer can: open the link there and choose Install in the address bar.',
    macSafari:
      'In Safari choose File, then “Add to Dock”. Or open the link in Chrome and choose Install in the address bar.',
    open: 'Open in Chrome',
    never: 'No more prompts',
    close: 'Close',
  },
  help: {
    title: 'Install Parola',
    android: 'Open your browser’s menu and choose “Install app” or “Add to Home screen”.',
    desktop:
      'Choose the install sign at the end of the address bar, or “Install” in the browser’s menu.',
    close: 'Close',
  },
};

/** What every other language must have. */
export type InstallTexts = typeof install;
