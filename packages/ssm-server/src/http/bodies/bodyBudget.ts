/** Limits the bytes of request bodies in memory, in total and per sender. */

export interface BodyBudgetLimits {
  readonly bytes: number;
  /** Limit of one signed-in person, or of one address for anonymous requests. */
  readonly senderBytes: number;
}

export type GiveBack = () => void;

export interface BodyUsage {
  readonly bytes: number;
  readonly mostBytes: number;
  readonly refused: Readonly<Record<'server' | 'sender', number>>;
}

export interface BodyBudget {
  /** Reserves bytes. Returns a function that frees them, or says which budget is full. */
  take(sender: string, bytes: number): GiveBack | 'server' | 'sender';
  readonly usage: () => BodyUsage;
}

/**
 * Large bodies may use only a share of the budget. Bodies up to this size can use all of it, so that searches work
 * during uploads.
 */
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
