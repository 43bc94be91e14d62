/** How long the browser may take to begin with a file before its address ends, in ms. */
const ADDRESS_KEPT = 60_000;

/** Offers a text as a file, where the browser puts what is downloaded. */
export function saveTextFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT);
}
