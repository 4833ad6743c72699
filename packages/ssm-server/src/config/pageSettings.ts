/** What the server writes into the application's page: the settings of one hosting of a build that serves many. */
export interface PageSettings {
  /** The heading and the default title; the page's own without. */
  readonly menuName?: string | undefined;
  /** Where the application finds /sat: a path or an http(s) address; as the page says without. */
  readonly api?: string | undefined;
  /** BCP 47: the language, which also says the direction; as the page says without. */
  readonly locale?: string | undefined;
}

/** The origin that the application has to be allowed to call; undefined when it is the page's own. */
export function originOfApi(api: string | undefined): string | undefined {
  return api === undefined || api.startsWith('/') ? undefined : new URL(api).origin;
}
