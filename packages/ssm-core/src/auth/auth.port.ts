import type { Person } from './person.ts';

/** Why a sign-in failed. */
export type SignInProblem =
  /** The answer belongs to no sign-in of this browser, or to one that has ended. */
  | 'lost_state'
  | 'denied'
  | 'provider_unreachable'
  | 'storage_full'
  | 'storage_blocked'
  /** Browsers offer no cryptography to a page on plain http. */
  | 'insecure_page'
  | 'not_available'
  | 'failed';

/** Notice about signing in, shown once. */
export type AuthNotice = SignInProblem | 'session_expired';

export interface SignInRequest {
  /** Path and query of the application to return to. */
  readonly target: string;
  /** Opens the provider's sign-up page. */
  readonly isSignUp: boolean;
  /**
   * Replaces this page in the session history, so Back does not return to a page that only leads to sign-in.
   * Default: the page stays in the history.
   */
  readonly replacesPage?: boolean | undefined;
}

/** Result of the sign-in that the address carries. */
export type SignInOutcome =
  | { readonly status: 'signedIn'; readonly person: Person; readonly target: string }
  | { readonly status: 'failed'; readonly failure: SignInProblem };

/** Work that remains after the person is forgotten. */
export interface Forgotten {
  /** Token that the server should no longer accept. */
  readonly accessToken: string | undefined;
  /** Leaves for the provider to sign out there. The page stays when the provider is unreachable. */
  readonly leave: () => Promise<void>;
}

export interface AuthPort {
  /** Returns the remembered person without a request; null for a visitor. */
  known(): Person | null;
  /**
   * Completes the sign-in in the page's address. Repeated calls complete it only once. Resolves to null without one.
   */
  complete(): Promise<SignInOutcome | null>;
  /** Leaves for the provider. Resolves to the problem when it cannot, otherwise never. */
  signIn(request: SignInRequest): Promise<SignInProblem>;
  /** Forgets the person in every tab before it returns. */
  forget(): Forgotten;
  /** Resolves to the current bearer token, renewed when it is about to expire; undefined while signed out. */
  accessToken(): Promise<string | undefined>;
  /** Notifies of changes that no call caused: a refused renewal, or a return to the page. */
  subscribe(listener: (person: Person | null) => void): () => void;
}
