/**
 * A demo that plays before the app has loaded: the boot script shows it (src/startup/early-demo.ts), and the
 * app's sheet takes its frame over without loading the page again.
 */
import { readEarlyRecord, type EarlyDemo } from '#browser/storage/early-record.ts';

/** Moves a node without reloading a frame in it. No type library has it; older browsers neither. */
type Mover = Element & { readonly moveBefore: (node: Node, child: Node | null) => void };

const canMove = (element: Element): element is Mover => 'moveBefore' in element;

/** Whether the app could take over a frame in this page. */
export const canAdoptFrames = (): boolean => canMove(document.body);

/** The demo of a game that plays already; undefined without one. */
export function earlyDemoOf(gameId: number): EarlyDemo | undefined {
  const { demo } = readEarlyRecord();
  return demo?.gameId === gameId && demo.frame.isConnected ? demo : undefined;
}

/** Moves the demo's frame into an element of the app, and removes what was around it. */
export function adoptEarlyDemo({ frame, place }: EarlyDemo, host: Element): void {
  readEarlyRecord().demo = null;
  if (canMove(host) && host.isConnected) host.moveBefore(frame, null);
  else host.append(frame);
  removePlace(place);
}

/** Removes the demo when nothing took it over. */
export function dropEarlyDemo(): void {
  const record = readEarlyRecord();
  if (record.demo === null) return;
  removePlace(record.demo.place);
  record.demo = null;
}

/** The sheet has no way to slide up: its content stood there already. */
function removePlace(place: HTMLElement): void {
  place.remove();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.documentElement.removeAttribute('data-early-demo')),
  );
}
