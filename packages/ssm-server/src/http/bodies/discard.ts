import type { IncomingMessage } from 'node:http';

/** Limits connections in this state: each holds up to 64 KiB of its unread body. */
const mostOpen = 256;

export type DiscardBody = (incoming: IncomingMessage) => void;

/**
 * Ends the connection with its answer, and closes it after the caller has, or after `lingerMs`. An earlier close would
 * reset a sending caller, which then loses the answer. A proxy would count that as a server failure and pause its
 * requests.
 */
export function createDiscard(lingerMs: number): DiscardBody {
  const open = new Set<IncomingMessage>();
  return (incoming) => {
    const { socket } = incoming;
    // A closed connection emits no further event and would be counted forever.
    if (socket.destroyed || open.size >= mostOpen) {
      socket.destroySoon();
      return;
    }
    // Node calls destroySoon once the answer is sent.
    socket.destroySoon = () => void socket.end();
    open.add(incoming);
    const close = (): void => void socket.destroy();
    const timer = setTimeout(close, lingerMs);
    socket.once('close', () => {
      clearTimeout(timer);
      open.delete(incoming);
    });
    // Resuming stops Node from draining the body itself. Pausing then leaves it unread, which saves work and memory
    // under attack.
    incoming.resume();
    incoming.pause();
  };
}
