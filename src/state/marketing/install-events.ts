/** The funnel from a landing to a first deposit, reported to the server. */
import type { InstallEventDraft } from '#shared/marketing/event-outbox.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import { openedBy } from './attribution.ts';
import { marketingOutbox } from './install-outbox.ts';

/** Added by the composition root. */
interface Surroundings {
  /** Version of the game list on the screen; '' when there is none. */
  listVersion(): string;
  /** Called when an event is in the outbox. */
  onRecorded(): void;
}

let surroundings: Partial<Surroundings> = {};

/** Records a step of the funnel; it is sent in order, now or once online. Never throws. */
export function recordInstallEvent(name: InstallEventName): void {
  const listVersion = surroundings.listVersion?.() ?? '';
  const source = openedBy();
  const draft: InstallEventDraft = {
    name,
    time: Date.now(),
    ...(listVersion !== '' && { listVersion }),
    ...(source !== undefined && { source }),
  };
  void marketingOutbox.add(draft).then(() => surroundings.onRecorded?.());
}

/** Call it after events entered the outbox in another way. */
export const reportStoredEvents = (): void => surroundings.onRecorded?.();

export function connectInstallEvents(given: Partial<Surroundings>): void {
  surroundings = { ...surroundings, ...given };
}
