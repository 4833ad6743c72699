/** What becomes of the rest of a body that was refused. */
import type { IncomingMessage } from 'node:http';

/** For how long, and how much of it, is read away. */
const lingerMs = 1500;
const lingerBytes = 32 * 1024 * 1024;

/** How many are read away at once: under attack what is refused is not worth the work. */
const mostReading = 3;
/** How many are left open unread beside those; a quarter of all connections. */
const mostOpen = 1024;

export type DiscardBody = (incoming: IncomingMessage) => void;

/**
 * Ends the connection with its answer, and closes it once the caller has, or a moment later. Whoever is still sending would otherwise
 * be reset, and not read the answer; a proxy would take the server for one that fails, and send nobody to it for a while.
 */
export function createDiscard(): DiscardBody {
  const reading = new Set<IncomingMessage>();
  const open = new Set<IncomingMessage>();
  return (incoming) => {
    const { socket } = incoming;
    // A connection that has closed says so no more, and would be counted for ever.
    if (socket.destroyed || open.size >= mostOpen) {
      socket.destroySoon();
      return;
    }
    // Node calls it as the answer has been sent.
    socket.destroySoon = () => void socket.end();
    open.add(incoming);
    const close = (): void => void socket.destroy();
    const timer = setTimeout(close, lingerMs);
    socket.once('close', () => {
      clearTimeout(timer);
      open.delete(incoming);
      reading.delete(incoming);
    });
    // Taken up at least, or Node would read it away itself.
    incoming.resume();
    if (reading.size >= mostReading) {
      incoming.pause();
      return;
    }
    reading.add(incoming);
    let size = 0;
    incoming.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > lingerBytes) close();
    });
    // A caller who has sent all of it reads the answer now.
    incoming.once('end', () => (socket.writableFinished ? close() : socket.once('finish', close)));
  };
}
