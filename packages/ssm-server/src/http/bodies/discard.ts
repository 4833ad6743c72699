import type { IncomingMessage } from 'node:http';

/** Maximum number of such connections. Each holds up to 64 KiB of its unread body. */
const mostOpen = 256;

export type DiscardBody = (incoming: IncomingMessage) => void;

/**
 * Ends a connection with its answer. Closes it after the caller has closed it, or after `lingerMs`. Closing at once
 * would reset a caller that still sends, and the answer would be lost. A proxy would count this as a failure of the
 * server and stop sending it requests for a while.
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
    // Node calls destroySoon once it has sent the answer.
    socket.destroySoon = () => void socket.end();
    open.add(incoming);
    const close = (): void => void socket.destroy();
    const timer = setTimeout(close, lingerMs);
    socket.once('close', () => {
      clearTimeout(timer);
      open.delete(incoming);
    });
    // After a resume, Node no longer reads the rest of the body. The pause then leaves it unread, which saves work and
    // memory under attack.
    incoming.resume();
    incoming.pause();
  };
}
