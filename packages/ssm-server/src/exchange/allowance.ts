/**
 * `questions`: answers that must be computed, such as uncached filters. `changes`: writes of panels and preferences.
 * `files`: workbooks to read. `kibibytes`: size of all bodies. `signIns`: requests to the development provider.
 */
export const allowanceKinds = ['questions', 'changes', 'files', 'kibibytes', 'signIns'] as const;
export type AllowanceKind = (typeof allowanceKinds)[number];

/** Limit per kind; 0 means no limit. */
export type AllowanceSettings = Readonly<Record<AllowanceKind, number>>;

export interface Allowance {
  /** Counts an amount for a sender. Rejects with a ProblemError that contains Retry-After, and then counts nothing. */
  take(kind: AllowanceKind, sender: string, much?: number): Promise<void>;
}

export const noLimits: Allowance = { take: async () => {} };

/** Returns a key for a person by `sub`, else for an address. */
export function senderOf(sub: string | undefined, address: string | undefined): string {
  return sub === undefined ? `from ${address}` : `of ${sub}`;
}
