/** Settings that the server writes into the application's page, so one build serves many deployments. */
export interface PageSettings {
  /** Heading and default title; the page's own by default. */
  readonly menuName?: string | undefined;
  /** A path or an http(s) address; as in the page by default. */
  readonly api?: string | undefined;
  /** BCP 47 language, which also determines the direction; as in the page by default. */
  readonly locale?: string | undefined;
}

export function originOfApi(api: string | undefined): string | undefined {
  return api === undefined || api.startsWith('/') ? undefined : new URL(api).origin;
}
