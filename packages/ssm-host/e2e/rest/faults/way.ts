/**
 * How the matrix of faults is written. To add a call: write a Way for it in the file of its subject, and put it into
 * the list there; nothing else knows of single calls. A call is told of with the error message in an alert, with
 * "Try again" in that alert, unless its way says otherwise, fault by fault.
 */
import type { Page } from 'playwright';
import type { Title } from '../../support/account.ts';
import type { FaultName } from './faults.ts';

/** What is told of any call that fails (section 8). */
export const errorMessage = 'There was an error with your request, please try again later or contact our support team.';

/** One person, who meets every fault of one call in turn. */
export interface Turn {
  readonly page: Page;
  /** From 0: what has to differ from fault to fault, as a name that is typed, differs by it. */
  readonly index: number;
}

/** In place of the message: what is seen while the fault lasts. It rejects when something else is. */
export interface Otherwise {
  readonly see: (turn: Turn) => Promise<void>;
  /** How the person goes on once the fault is over; without it there is nothing to do again. */
  readonly goOn?: (turn: Turn) => Promise<void>;
}

export interface Way {
  /** Of openapi/sat.yaml: the call, or calls that one act causes and that meet each fault together. */
  readonly operationIds: readonly string[];
  /** What a person does, as the end of "when they …". */
  readonly when: string;
  readonly title: Title;
  /** Whether the page is for signed-in people: without a session it leads to the sign-in. */
  readonly isGuarded: boolean;
  /** Once, signed in and at Home: leads to where the call is caused. */
  readonly begin?: (page: Page) => Promise<void>;
  /** Causes the call. */
  readonly act: (turn: Turn) => Promise<void>;
  /** What was typed or selected, as the page has it now. */
  readonly kept: (turn: Turn) => Promise<unknown>;
  /** What that has to be, before, during and after the fault. */
  readonly keeps: (turn: Turn) => unknown;
  /** What is told in place of the error message, as section 8 has it. */
  readonly says?: (fault: FaultName) => string;
  /** Resolves once the call has done what it is for. */
  readonly works: (turn: Turn) => Promise<void>;
  /** Leaves the page as the next `act` wants it. */
  readonly leave?: (turn: Turn) => Promise<void>;
  /** How often `act` itself leads to the sign-in; never without. */
  readonly signIns?: number;
  /** Never told: it works, as far as a person sees, with the fault as well. The reason is the specification's. */
  readonly isSilent?: string;
  readonly otherwise?: Partial<Readonly<Record<FaultName, Otherwise>>>;
  /**
   * Answered 401 the session ends, and the person signs in again: opens what they had open, so that `kept` can be
   * read.
   */
  readonly resume?: (turn: Turn) => Promise<void>;
  /** After `resume`: causes the call again, which then has to work. */
  readonly again?: (turn: Turn) => Promise<void>;
}
