/** Entry point of the app: settings, store, texts, then the lobby (spec §4, "App start"). */
import '#startup/react/react-first.ts';
import '#theme/tokens.css';
import '#theme/brand-parola.css';
import '#theme/reset.css';
import { localKeys } from '#config/storage-keys.ts';
import { markets } from '#shared/market/market.ts';
import { applyThemeChoice } from '#features/appearance/theme-choice.ts';
import { firstTexts, startTexts } from '#i18n/first-texts.ts';
import { isLanguage } from '#i18n/languages.ts';
import { setDocumentLanguage } from '#browser/page/document-language.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { keepGrid } from '#features/game/known-grid.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { whenActivated } from '#browser/page/page.ts';
import { readPageSettings } from '#browser/page/page-settings.ts';
import { watchPops } from '#browser/history/pop-first.ts';
import { startConsent } from '#state/consent/consent.ts';
import { captureTouchpoint } from '#state/marketing/attribution.ts';
import { recordInstallEvent } from '#state/marketing/install-events.ts';
import { shellGrid } from '#startup/shell/shell.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchIcons } from './icon-watch.ts';
import { leaveEndedSession } from './leave-ended-session.ts';
import { addSessionListeners, followOtherTabs } from './listeners/session-listeners.ts';
import { addStorageListeners } from './listeners/storage-listeners.ts';
import { createDeferred } from './deferred.ts';
import { connectToServer, lobbyOrProblem, openLobby } from './open-lobby.ts';
import { isOpenedAtHome } from './shown.ts';
import { createAppStore } from './store.ts';

async function start(): Promise<void> {
  watchPops();
  readEarlyRecord();
  const settings = readPageSettings();
  startConsent(settings.askConsent);
  // Before anything slow: the visitor may navigate at once, and the router rewrites the URL.
  whenActivated(() => {
    if (captureTouchpoint()) recordInstallEvent('landing');
  });
  applyThemeChoice();
  connectToServer(settings);
  const { store, listeners } = createAppStore();
  addStorageListeners(listeners);
  const deferred = createDeferred({ store, listeners, settings });
  addSessionListeners(listeners, (end) => {
    deferred.loadScreens();
    void deferred.screens.then(({ router }) => leaveEndedSession(router, end));
  });
  followOtherTabs(store.dispatch);
  watchIcons(store);
  // Any screen other than the lobby's home needs the router: it loads while the lobby is requested.
  if (!isOpenedAtHome()) deferred.loadScreens();

  const remembered = localArea.read(localKeys.language);
  void openLobby(store, isOpenedAtHome(), deferred.begun);
  await startTexts(isLanguage(remembered) ? remembered : markets[settings.market].language);
  const { language } = firstTexts();
  if (isLanguage(language)) setDocumentLanguage(language);

  const container = document.querySelector('#root');
  if (container === null) throw new Error('index.html has no #root');
  const root = createRoot(container);
  // The first render is the whole lobby, in slices, so that the browser can paint and handle taps; the
  // snapshot is visible meanwhile. A store change would make the render synchronous.
  await lobbyOrProblem(store);
  const grid = shellGrid();
  if (grid !== null) keepGrid({ ...grid, spare: 0 });
  startTransition(() => {
    root.render(
      <StrictMode>
        <App store={store} market={settings.market} deferred={deferred} />
      </StrictMode>,
    );
  });
}

void start();
