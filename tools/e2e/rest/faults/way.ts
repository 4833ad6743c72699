/**
 * The schema of the fault matrix. To test a call, write a Way in the file of its subject and add it to the list
 * there. By default, a failed call must show the error message in an alert with “Try again”. `otherwise` has the
 * exceptions, by fault.
 */
import type { Page } from 'playwright';
import type { Title } from '../../support/account.ts';
import type { FaultName } from './faults.ts';

/** The message that the page shows for any failed call (section 8). */
export const errorMessage = 'There was an error with your request, please try again later or contact our support team.';

export interface Turn {
  readonly page: Page;
  /** Number of the fault, from 0. Makes values different that must differ between faults, such as a typed name. */
  readonly index: number;
}

/** What a fault shows instead of the error message. `see` waits for that, and rejects if something else is shown. */
export interface Otherwise {
  readonly see: (turn: Turn) => Promise<void>;
  /** Continues after the fault. Without it, nothing is repeated. */
  readonly goOn?: (turn: Turn) => Promise<void>;
}

export interface Way {
  /** Operations of openapi/sat.yaml. One call of `act` causes all of them, and they fail together. */
  readonly operationIds: readonly string[];
  /** Completes the title “when they …”. */
  readonly when: string;
  readonly title: Title;
  /** Whether the page redirects to sign-in without a session. */
  readonly isGuarded: boolean;
  /** Opens the page that causes the call. Called once, signed in, at Home. */
  readonly begin?: (page: Page) => Promise<void>;
  readonly act: (turn: Turn) => Promise<void>;
  readonly kept: (turn: Turn) => Promise<unknown>;
  /** Returns what `kept` must equal before, during and after the fault. */
  readonly keeps: (turn: Turn) => unknown;
  /** The message that is shown instead of the error message, as in section 8. */
  readonly says?: (fault: FaultName) => string;
  /** Resolves once the call has had its effect. */
  readonly works: (turn: Turn) => Promise<void>;
  readonly leave?: (turn: Turn) => Promise<void>;
  /** How many sign-ins `act` itself causes. Default: 0. */
  readonly signIns?: number;
  /** The reason, given in the specification, why a failure shows no message. */
  readonly isSilent?: string;
  readonly otherwise?: Partial<Readonly<Record<FaultName, Otherwise>>>;
  /** Opens again what was open, so that `kept` can be read. Called after a 401 and a new sign-in. */
  readonly resume?: (turn: Turn) => Promise<void>;
  /** Causes the call again, which must then succeed. Called after `resume`. */
  readonly again?: (turn: Turn) => Promise<void>;
}
