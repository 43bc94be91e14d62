/** The funnel from a landing to a first deposit, told to the platform. */
import type { InstallEventDraft } from '#domain/install/event-outbox.ts';
import type { InstallEventName } from '#domain/install/install-event.ts';
import { openedBy } from './attribution.ts';
import { installOutbox } from './install-outbox.ts';

/** What the composition root adds. */
interface Surroundings {
  /** Version of the game list on the screen; '' when there is none. */
  listVersion(): string;
  /** An event is in the outbox. */
  onRecorded(): void;
}

let surroundings: Partial<Surroundings> = {};

/** Notes a step of the funnel; it is sent in order, now or when there is a network. Never throws. */
export function recordInstallEvent(name: InstallEventName): void {
  const listVersion = surroundings.listVersion?.() ?? '';
  const source = openedBy();
  const draft: InstallEventDraft = {
    name,
    time: Date.now(),
    ...(listVersion !== '' && { listVersion }),
    ...(source !== undefined && { source }),
  };
  void installOutbox.add(draft).then(() => surroundings.onRecorded?.());
}

/** Events came into the outbox in another way. */
export const reportStoredEvents = (): void => surroundings.onRecorded?.();

export function connectInstallEvents(given: Partial<Surroundings>): void {
  surroundings = { ...surroundings, ...given };
}
