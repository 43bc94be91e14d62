/** Time for the browser to start the download before its URL is revoked, in ms. */
const ADDRESS_KEPT = 60_000;

/** Downloads a text as a file. */
export function saveTextFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT);
}
