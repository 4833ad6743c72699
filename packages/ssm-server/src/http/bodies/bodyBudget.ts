/** How much of bodies the server holds at once: of all senders together, and of one. */

export interface BodyBudgetLimits {
  /** Of all bodies that are being received or worked on. */
  readonly bytes: number;
  /** Of those of one person, or of one address where nobody need be signed in. */
  readonly senderBytes: number;
}

/** What was taken; called once it is no longer held. */
export type GiveBack = () => void;

/** What is held of bodies at the moment, and how many were ever sent away, by whose budget they did not fit into. */
export interface BodyUsage {
  readonly bytes: number;
  readonly mostBytes: number;
  readonly refused: Readonly<Record<'server' | 'sender', number>>;
}

export interface BodyBudget {
  /** Counts a body as held from now on; or whose budget it does not fit into. */
  take(sender: string, bytes: number): GiveBack | 'server' | 'sender';
  readonly usage: () => BodyUsage;
}

/** What is no larger than this finds room when large bodies have taken theirs: a search goes on while files come in. */
const smallBytes = 64 * 1024;
const shareOfLarge = 7 / 8;

export function createBodyBudget({ bytes: most, senderBytes }: BodyBudgetLimits): BodyBudget {
  const bySender = new Map<string, number>();
  let held = 0;
  const refused = { server: 0, sender: 0 };
  const refuse = (whose: 'server' | 'sender'): 'server' | 'sender' => {
    refused[whose] += 1;
    return whose;
  };
  return {
    take(sender, bytes) {
      const ofSender = (bySender.get(sender) ?? 0) + bytes;
      if (ofSender > senderBytes) return refuse('sender');
      if (held + bytes > (bytes > smallBytes ? most * shareOfLarge : most)) return refuse('server');
      held += bytes;
      bySender.set(sender, ofSender);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        held -= bytes;
        const left = (bySender.get(sender) ?? 0) - bytes;
        if (left > 0) bySender.set(sender, left);
        else bySender.delete(sender);
      };
    },
    usage: () => ({ bytes: held, mostBytes: most, refused }),
  };
}
