/**
 * The schema of the fault matrix. To add a call, write a Way in the file of its subject and add it to that list.
 * By default a failed call shows the error message in an alert with "Try again"; `otherwise` sets exceptions by fault.
 */
import type { Page } from 'playwright';
import type { Title } from '../../support/account.ts';
import type { FaultName } from './faults.ts';

/** The message for any failed call (section 8). */
export const errorMessage = 'There was an error with your request, please try again later or contact our support team.';

export interface Turn {
  readonly page: Page;
  /** Starts at 0. Makes values unique that must differ between faults, such as a typed name. */
  readonly index: number;
}

/** Replaces the error message: waits for what the fault shows, and rejects for anything else. */
export interface Otherwise {
  readonly see: (turn: Turn) => Promise<void>;
  /** Continues after the fault. Default: nothing to repeat. */
  readonly goOn?: (turn: Turn) => Promise<void>;
}

export interface Way {
  /** Operations of openapi/sat.yaml that one act causes and that fail together. */
  readonly operationIds: readonly string[];
  /** Completes "when they …". */
  readonly when: string;
  readonly title: Title;
  /** Whether the page redirects to sign-in without a session. */
  readonly isGuarded: boolean;
  /** Called once at Home, signed in: goes to the page that causes the call. */
  readonly begin?: (page: Page) => Promise<void>;
  readonly act: (turn: Turn) => Promise<void>;
  readonly kept: (turn: Turn) => Promise<unknown>;
  /** Returns what `kept` must equal before, during and after the fault. */
  readonly keeps: (turn: Turn) => unknown;
  /** Replaces the error message, as in section 8. */
  readonly says?: (fault: FaultName) => string;
  /** Resolves once the call has had its effect. */
  readonly works: (turn: Turn) => Promise<void>;
  readonly leave?: (turn: Turn) => Promise<void>;
  /** How many sign-ins `act` itself causes. Default: 0. */
  readonly signIns?: number;
  /** The reason in the specification why a failure stays silent. */
  readonly isSilent?: string;
  readonly otherwise?: Partial<Readonly<Record<FaultName, Otherwise>>>;
  /** Called after a 401 and a new sign-in: opens what was open, so that `kept` can be read. */
  readonly resume?: (turn: Turn) => Promise<void>;
  /** Called after `resume`: causes the call again, which then has to succeed. */
  readonly again?: (turn: Turn) => Promise<void>;
}
