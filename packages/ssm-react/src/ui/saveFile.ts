/** Hands a file to the browser, as a download. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by then; what it points to would else stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
