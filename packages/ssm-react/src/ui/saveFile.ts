export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Frees the memory after the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
