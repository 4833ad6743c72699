/** Which language the page is read in, before the application has come. */

/** Where the browser keeps what the person chose: a tag, then `rtl` where it is written from right to left. */
export const languageKey = 'language';

/** Before the languages of the page, where the installation leaves the choice to the browser. */
const auto = 'auto';

/** The language whose texts are shown to a page of this tag: its own, else those of de for de-CH. */
function readAs(lang: string, known: readonly string[]): string {
  return known.includes(lang) ? lang : new Intl.Locale(lang || 'en').language;
}

/**
 * Makes the page say what is read: what was chosen in this browser; else the first of the browser's languages that there are texts in,
 * where the installation leaves it to the browser; else what the installation says. That stays also where the choice means the same, as de-CH.
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
