import type { AuthPort, Person, SignInOutcome, SignInProblem } from 'ssm-core';
import type { RestingAuth } from '../restingAuth.ts';

export interface FakePort {
  readonly port: AuthPort;
  readonly resting: RestingAuth;
  readonly log: string[];
  readonly fail: (failure: SignInProblem) => void;
  /** Tells listeners about a person, as after a refused renewal (null) or when the browser restores the page. */
  readonly tell: (person: Person | null) => void;
  readonly become: (person: Person | null) => void;
  readonly age: () => void;
}

export function createFakePort(known: Person | null, outcome: SignInOutcome | null = null): FakePort {
  const log: string[] = [];
  const listeners = new Set<(person: Person | null) => void>();
  let person = known;
  let fail: (failure: SignInProblem) => void = () => {};
  let isGood = true;
  const resting: RestingAuth = {
    known: () => person,
    token: () => (person === null ? undefined : { text: `kept token of ${person.sub}`, isGood }),
    noteLeft: ({ sub }) => void log.push(`${sub} left`),
    end(why) {
      log.push(`end: ${why}`);
      person = null;
    },
  };
  const port: AuthPort = {
    known: () => person,
    async complete() {
      log.push('complete');
      if (outcome?.status === 'signedIn') person = outcome.person;
      return outcome;
    },
    signIn({ target, isSignUp, replacesPage = false }) {
      log.push(`sign ${isSignUp ? 'up' : 'in'} for ${target}${replacesPage ? ' in place of the page' : ''}`);
      return new Promise((resolve) => {
        fail = resolve;
      });
    },
    forget() {
      log.push('forget');
      const accessToken = person === null ? undefined : `token of ${person.sub}`;
      person = null;
      return { accessToken, leave: async () => void log.push('leave') };
    },
    accessToken: async () => (person === null ? undefined : `token of ${person.sub}`),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    port,
    resting,
    log,
    fail: (failure) => fail(failure),
    tell(next) {
      person = next;
      for (const listener of listeners) listener(next);
    },
    become(next) {
      person = next;
    },
    age() {
      isGood = false;
    },
  };
}
