import type { Person } from './person.ts';

/** Why a sign-in failed. */
export type SignInProblem =
  /** The answer in the address belongs to no sign-in of this browser, or to an ended sign-in. */
  | 'lost_state'
  | 'denied'
  | 'provider_unreachable'
  | 'storage_full'
  | 'storage_blocked'
  /** Browsers offer no cryptography to pages on plain http. */
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
   * Replaces this page in the session history, so that Back skips it, which only leads to sign-in. By default the page
   * stays in the history.
   */
  readonly replacesPage?: boolean | undefined;
}

/** Result of the sign-in that the page's address carries. */
export type SignInOutcome =
  | { readonly status: 'signedIn'; readonly person: Person; readonly target: string }
  | { readonly status: 'failed'; readonly failure: SignInProblem };

/** Lists the steps that remain after the browser has forgotten the person. */
export interface Forgotten {
  /** Token that the server should no longer accept. */
  readonly accessToken: string | undefined;
  /** Navigates to the provider to sign out there. The page stays when the provider is unreachable. */
  readonly leave: () => Promise<void>;
}

export interface AuthPort {
  /** Returns the person that this browser remembers, without a request; null for a visitor. */
  known(): Person | null;
  /**
   * Completes the sign-in whose answer is in the page's address, once even if called repeatedly. Resolves to null
   * without such an answer.
   */
  complete(): Promise<SignInOutcome | null>;
  /** Navigates to the provider. Resolves to the problem when the navigation is impossible, otherwise never. */
  signIn(request: SignInRequest): Promise<SignInProblem>;
  /** Forgets the person in every tab before the function returns. */
  forget(): Forgotten;
  /** Resolves to the current bearer token, renewed when it is about to expire; undefined while signed out. */
  accessToken(): Promise<string | undefined>;
  /**
   * Calls the listener after changes that no call caused, such as a refused renewal of the token or a return to the
   * page. Returns an unsubscribe function.
   */
  subscribe(listener: (person: Person | null) => void): () => void;
}
