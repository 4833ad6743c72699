/**
 * Limits an owner's stored bytes. Deleted panels count, because restoring them could exceed the limit. They never block
 * a save: without room they are erased, oldest deletion first. Sums are cached, because a large owner has many rows.
 */
import type { PanelRows } from './panelRows.ts';

type RoomRows = Pick<PanelRows, 'bytes' | 'deletedBytes' | 'forgetPanels'>;

export interface StoredRoom {
  /** Returns whether so many more bytes fit, erasing deleted panels if needed. Never erases panel `kept`. */
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
      // Keeps half, because another server may use the rest.
      rooms.set(owner, (left - bytes) / 2);
      for (const oldest of rooms.keys()) {
        if (rooms.size <= mostRemembered) break;
        rooms.delete(oldest);
      }
      return true;
    },
  };
}
