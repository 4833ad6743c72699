/** What becomes of the rest of a body that was refused. */
import type { IncomingMessage } from 'node:http';

/** How many are open at once: what of an unread body had come, up to 64 KiB, is held until its connection is closed. */
const mostOpen = 256;

export type DiscardBody = (incoming: IncomingMessage) => void;

/**
 * Ends the connection with its answer, and closes it once the caller has, or after `lingerMs`. A caller that is still sending would
 * otherwise be reset and not read the answer; a proxy would count that as a failure of the server and send it no requests for a while.
 */
export function createDiscard(lingerMs: number): DiscardBody {
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
    });
    // Taken up, or Node would read it away; and read no further: under attack it is worth neither the work nor the memory.
    incoming.resume();
    incoming.pause();
  };
}
