const signature = 'PK\u0005\u0006';
const maximumBytes = 22 + 0xffff;

/** Returns whether a ZIP archive, such as a workbook, is complete. A truncated one lacks its end record. */
export async function hasZipEnd(file: Blob): Promise<boolean> {
  const end = await file.slice(-maximumBytes).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes(signature);
}
