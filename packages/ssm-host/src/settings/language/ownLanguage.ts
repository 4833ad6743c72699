/** Storage key of the chosen language: a tag, then `rtl` for right-to-left. */
export const languageKey = 'language';

/** First entry of the page's languages if the installation leaves the choice to the browser. */
const auto = 'auto';

/** Returns the language whose texts a tag uses: its own, or de for de-CH. */
function readAs(lang: string, known: readonly string[]): string {
  return known.includes(lang) ? lang : new Intl.Locale(lang || 'en').language;
}

/**
 * Sets the page's language: the user's choice, else a supported browser language if allowed, else the installation's.
 * Keeps the installation's tag if the choice means the same, as de-CH for de.
 */
export function speakOwn(
  { documentElement: root, head }: Document,
  chosen: string | null,
  preferred: readonly string[],
): void {
  const known = head.querySelector<HTMLMetaElement>('meta[name="ssm-languages"]')?.content.split(' ') ?? [];
  const [tag = '', direction = 'ltr'] = chosen?.split(' ') ?? [];
  const wanted = known.includes(tag)
    ? tag
    : known[0] === auto && preferred.find((each) => known.includes(each.split('-')[0] as string));
  if (!wanted || readAs(root.lang, known) === wanted) return;
  root.lang = wanted;
  root.dir = direction;
}
