import type { EpochMs } from '#shared/time/duration.ts';
import type { ClientSignals } from '#shared/install/client.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import type { Overlay } from '#state/overlays/overlay-slice.ts';
import type { EarlyRecord } from '#browser/storage/early-record.ts';
import type { KeyValueArea } from '#browser/storage/key-value.ts';
import type { InstallView } from '#state/install/install-requests.ts';

/** The device and app functions that the install controller needs; tests pass their own. */
export interface InstallPorts {
  readonly signals: ClientSignals;
  readonly early: EarlyRecord;
  readonly local: KeyValueArea;
  readonly now: () => EpochMs;
  /** Whether the landing URL had the entry parameter. */
  readonly hasEntryParameter: boolean;
  /** Requests installation without an install prompt; null where a page cannot. */
  readonly installPage: (() => Promise<unknown>) | null;
  readonly hasInstalledApp: () => Promise<boolean>;
  /** Runs the work at the next idle moment, possibly now; returns a function that cancels it. */
  readonly whenIdle: (work: () => void) => () => void;
  /** Runs the work once a browser that fires `beforeinstallprompt` would have done so. */
  readonly whenSettled: (work: () => void) => void;
  /** Calls back when the player returns to the page. */
  readonly onReturn: (work: () => void) => void;
  /** Calls back when another tab wrote or removed a key. */
  readonly watchOtherTabs: (key: string, onChange: (value: string | null) => void) => void;
  readonly open: (overlay: Overlay) => void;
  readonly close: (name: Overlay['name']) => void;
  readonly publish: (view: InstallView) => void;
  readonly report: (name: InstallEventName) => void;
}
