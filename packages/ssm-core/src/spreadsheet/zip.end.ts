/** Archives that came whole. */

const signature = 'PK\u0005\u0006';
/** The record that ends an archive, with the longest comment that it may carry. */
const maximumBytes = 22 + 0xffff;

/** Whether a workbook, or any other ZIP archive, came with its end. Half of one looks like one otherwise. */
export async function hasZipEnd(file: Blob): Promise<boolean> {
  const end = await file.slice(-maximumBytes).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes(signature);
}
