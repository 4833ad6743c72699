/** Matches selectors for states and pseudo-elements that an element at rest does not have. */
const transient =
  /::[\w-]+(\([^)]*\))?|:(hover|active|focus-visible|focus-within|focus|target|autofill|placeholder-shown|open)(?![\w-])/g;

function splitSelectors(text: string): readonly string[] {
  return text.split(/,(?![^(]*\))/).map((part) => part.trim());
}

function wholeSelectors(selector: string, parent: string | undefined): string {
  if (parent === undefined) return selector;
  return splitSelectors(selector)
    .map((each) => (each.includes('&') ? each.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${each}`))
    .join(', ');
}

function matchesInside(root: Element, selector: string): boolean {
  return splitSelectors(selector.replaceAll(transient, '')).some((each) => {
    try {
      return each !== '' && root.querySelector(each) !== null;
    } catch {
      return false;
    }
  });
}

function collect(rules: CSSRuleList, parent: string | undefined, root: Element, read: Set<string>): void {
  for (const rule of rules) {
    const selector = rule instanceof windowOf(root).CSSStyleRule ? wholeSelectors(rule.selectorText, parent) : parent;
    const { style, cssRules } = rule as Partial<CSSStyleRule>;
    if (
      style !== undefined &&
      selector !== undefined &&
      style.cssText.includes('--ssm-') &&
      matchesInside(root, selector)
    ) {
      for (const [, name = ''] of style.cssText.matchAll(/var\((--ssm-[\w-]+)/g)) read.add(name);
    }
    if (cssRules !== undefined) collect(cssRules, selector, root, read);
  }
}

/** Returns the window of the element, because a frame has constructors of its own. */
function windowOf(root: Element): Window & typeof globalThis {
  return root.ownerDocument.defaultView as Window & typeof globalThis;
}

export function placesOf(drawn: Document): readonly (Document | ShadowRoot)[] {
  return [drawn, ...[...drawn.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
}

export function tokensRead(drawn: Document): readonly string[] {
  const read = new Set<string>();
  for (const place of placesOf(drawn)) {
    const root = place.querySelector('.ssm-root');
    if (root === null) continue;
    const sheets = [...place.styleSheets, ...place.adoptedStyleSheets];
    for (const { cssRules } of sheets) collect(cssRules, undefined, root, read);
  }
  return [...read].toSorted();
}
