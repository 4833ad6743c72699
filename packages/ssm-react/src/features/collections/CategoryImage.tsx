/** Images of the two categories. They are decoration, because the headings name the categories. */

/** Draws a changed cell among other cells. */
function Diseases() {
  return (
    <>
      <circle data-of="line" cx="80" cy="48" r="34" />
      <circle data-of="accent" cx="92" cy="42" r="11" />
      <circle data-of="fill" cx="64" cy="58" r="5" />
      <circle data-of="fill" cx="72" cy="36" r="3.5" />
      <circle data-of="fill" cx="86" cy="66" r="4" />
      <circle data-of="line" cx="24" cy="30" r="15" />
      <circle data-of="fill" cx="27" cy="27" r="5" />
      <circle data-of="line" cx="31" cy="75" r="12" />
      <circle data-of="fill" cx="28" cy="77" r="4" />
      <circle data-of="line" cx="135" cy="27" r="13" />
      <circle data-of="fill" cx="132" cy="29" r="4.5" />
      <circle data-of="line" cx="138" cy="72" r="16" />
      <circle data-of="fill" cx="141" cy="68" r="5.5" />
    </>
  );
}

/** Draws a signal from a membrane to its targets. */
function Pathways() {
  return (
    <>
      <path data-of="line" d="M8 18c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0" />
      <path data-of="line" d="M8 26c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0" />
      <path data-of="line" d="M62 30v12M62 56 44 68M62 56l22 12M98 30v10l-10 26M44 80v6M88 82v5" />
      <rect data-of="accent" x="57" y="8" width="10" height="24" rx="5" />
      <rect data-of="fill" x="93" y="8" width="10" height="24" rx="5" />
      <circle data-of="fill" cx="62" cy="49" r="7" />
      <circle data-of="fill" cx="44" cy="74" r="6" />
      <circle data-of="accent" cx="88" cy="75" r="7" />
      <path data-of="line" d="M20 92h120M118 58l10 10 12-16" />
    </>
  );
}

const drawings = { diseases: Diseases, pathways: Pathways } as const;

export type BrowseCategory = keyof typeof drawings;
export const browseCategories = Object.keys(drawings) as readonly BrowseCategory[];

export function isBrowseCategory(name: string): name is BrowseCategory {
  return Object.hasOwn(drawings, name);
}

export function CategoryImage({ category }: { readonly category: BrowseCategory }) {
  const Drawing = drawings[category];
  return (
    <svg
      className="ssm-Collections-image"
      viewBox="0 0 160 96"
      role="presentation"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
