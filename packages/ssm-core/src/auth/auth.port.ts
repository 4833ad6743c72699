/** What the application asks of whoever knows the person: an OpenID provider, a portal, or nobody. */
import type { Person } from './person.ts';

/** Why a sign-in came to nothing. */
export type SignInProblem =
  /** The provider's answer belongs to no sign-in that this browser began, or to one that has ended. */
  | 'lost_state'
  /** The person, or the provider, said no. */
  | 'denied'
  | 'provider_unreachable'
  /** The browser has no room for what a sign-in has to keep. */
  | 'storage_full'
  /** The browser keeps nothing for this page. */
  | 'storage_blocked'
  /** The page came by plain http, where a browser has no cryptography for a sign-in. */
  | 'insecure_page'
  /** Signing in is not set up. */
  | 'not_available'
  | 'failed';

/** Something about signing in that the person has to be told, once. */
export type AuthNotice = SignInProblem | 'session_expired';

export interface SignInRequest {
  /** Where the person wants to be afterwards: a path of the application with its query. */
  readonly target: string;
  /** Asks the provider for its sign-up page. */
  readonly isSignUp: boolean;
  /**
   * Puts the provider's page in the place of this page in the session history. For a page that only leads to the sign-in: Back would
   * lead there again. Default: the page stays in the history.
   */
  readonly replacesPage?: boolean | undefined;
}

/** How a sign-in ended that the address carries. */
export type SignInOutcome =
  | { readonly status: 'signedIn'; readonly person: Person; readonly target: string }
  | { readonly status: 'failed'; readonly failure: SignInProblem };

/** What remains to be done once a person is forgotten. */
export interface Forgotten {
  /** The token that the server should no longer believe. */
  readonly accessToken: string | undefined;
  /** Leaves for the provider, to be signed out there too; where it cannot be reached the page stays. */
  readonly leave: () => Promise<void>;
}

export interface AuthPort {
  /** Who the browser remembers, without asking anybody; null is nobody. */
  known(): Person | null;
  /** Ends the sign-in that the page's address carries, once however often it is called; null when it carries none. */
  complete(): Promise<SignInOutcome | null>;
  /** Leaves for the provider. Resolves to a failure when it cannot, and otherwise never. */
  signIn(request: SignInRequest): Promise<SignInProblem>;
  /** Forgets the person in every tab before it returns. */
  forget(): Forgotten;
  /** The bearer token of the moment, renewed when it is about to expire; undefined while nobody is signed in. */
  accessToken(): Promise<string | undefined>;
  /** Tells of changes that nobody asked for: a renewal that was refused, a page that was come back to. */
  subscribe(listener: (person: Person | null) => void): () => void;
}
