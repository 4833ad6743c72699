/**
 * Limits the bytes that an owner stores. Deleted panels count, because restoring one could otherwise exceed the limit.
 * But they never block a save: if there is no room, they are erased, oldest deletion first. The sum is cached, because
 * an owner may have many rows.
 */
import type { PanelRows } from './panelRows.ts';

type RoomRows = Pick<PanelRows, 'bytes' | 'deletedBytes' | 'forgetPanels'>;

export interface StoredRoom {
  /**
   * Returns whether the owner can store this many more bytes. Erases deleted panels if needed, but never the panel
   * `kept`.
   */
  fits(owner: string, bytes: number, rows: RoomRows, kept?: string): Promise<boolean>;
}

const mostRemembered = 10_000;

async function makeRoom(wanted: number, rows: RoomRows, kept: string | undefined): Promise<boolean> {
  const gone: string[] = [];
  let freed = 0;
  for (const { id, bytes } of await rows.deletedBytes()) {
    if (freed >= wanted) break;
    if (id === kept) continue;
    gone.push(id);
    freed += bytes;
  }
  if (freed < wanted) return false;
  await rows.forgetPanels(gone);
  return true;
}

export function createStoredRoom(most: number): StoredRoom {
  /** Bytes that an owner may add before the next sum. Evicts the oldest entry first. */
  const rooms = new Map<string, number>();
  return {
    async fits(owner, bytes, rows, kept) {
      const room = rooms.get(owner) ?? 0;
      if (bytes <= room) {
        rooms.set(owner, room - bytes);
        return true;
      }
      const left = most - (await rows.bytes());
      rooms.delete(owner);
      if (bytes > left) return makeRoom(bytes - left, rows, kept);
      // Only half of the room is cached, because another server may use the rest.
      rooms.set(owner, (left - bytes) / 2);
      for (const oldest of rooms.keys()) {
        if (rooms.size <= mostRemembered) break;
        rooms.delete(oldest);
      }
      return true;
    },
  };
}
