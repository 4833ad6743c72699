/** Whether the panels of an owner may take more bytes. Those of a large owner are many rows, so they are summed seldom. */
import type { PanelRows } from './panelRows.ts';

export interface StoredRoom {
  /** Whether so many bytes more may be kept. */
  fits(owner: string, bytes: number, rows: Pick<PanelRows, 'bytes'>): Promise<boolean>;
  /** The owner takes more than was asked for here: all of it is summed before more is kept. */
  recount(owner: string): void;
}

const mostRemembered = 10_000;

export function createStoredRoom(most: number): StoredRoom {
  /** What may be kept before all of an owner is summed again; the owner of the oldest sum first. */
  const rooms = new Map<string, number>();
  return {
    async fits(owner, bytes, rows) {
      const room = rooms.get(owner) ?? 0;
      if (bytes <= room) {
        rooms.set(owner, room - bytes);
        return true;
      }
      const left = most - (await rows.bytes());
      rooms.delete(owner);
      // Half of it: another server may be filling the rest.
      if (left > bytes) rooms.set(owner, (left - bytes) / 2);
      for (const oldest of rooms.keys()) {
        if (rooms.size <= mostRemembered) break;
        rooms.delete(oldest);
      }
      return bytes <= left;
    },
    recount(owner) {
      rooms.delete(owner);
    },
  };
}
