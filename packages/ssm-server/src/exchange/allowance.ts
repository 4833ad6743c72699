/** How much one person, or one address where nobody need be signed in, may ask for within a time. */

/**
 * `questions`: answers that have to be made, such as those to filters that nobody has asked for. `changes`: writes of
 * panels and preferences. `files`: workbooks that are read. `kibibytes`: of all that is sent along. `signIns`: requests
 * to the development provider.
 */
export const allowanceKinds = ['questions', 'changes', 'files', 'kibibytes', 'signIns'] as const;
export type AllowanceKind = (typeof allowanceKinds)[number];

/** The most of each; 0 is no limit. */
export type AllowanceSettings = Readonly<Record<AllowanceKind, number>>;

export interface Allowance {
  /** Counts so much of a sender. Rejects with a ProblemError that says when to come again, and then nothing was counted. */
  take(kind: AllowanceKind, sender: string, much?: number): Promise<void>;
}

/** Nothing is counted. */
export const noLimits: Allowance = { take: async () => {} };

/** Whoever sent a request: a person by their `sub`, else an address. */
export function senderOf(sub: string | undefined, address: string | undefined): string {
  return sub === undefined ? `from ${address}` : `of ${sub}`;
}
