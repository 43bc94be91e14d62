/** Sharing a file by the Web Share API, level 2. */

const PROBE_TYPE = 'image/png';

/** Whether this browser shares pictures. Some have `share`, and refuse files. */
export function canSharePictures(): boolean {
  try {
    const probe = new File([], 'probe.png', { type: PROBE_TYPE });
    return navigator.canShare({ files: [probe] });
  } catch {
    return false;
  }
}

/** Opens the share sheet with a file. Call it in the press handler. Never rejects: sharing can be cancelled. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch {
    // Cancelled, or refused by the browser: nothing was shared, and nothing is lost.
  }
}
