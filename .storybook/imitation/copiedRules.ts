/** Rules of a page once more, so that a state can be shown which no script can bring about. */

export interface CopiedRule {
  /** From the outermost, as nested rules have them. */
  readonly selectors: readonly string[];
  /** Their media queries. */
  readonly conditions: readonly string[];
  readonly style: CSSStyleDeclaration;
}

function* rulesIn(
  rules: CSSRuleList,
  selectors: readonly string[],
  conditions: readonly string[],
): Generator<CopiedRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const own = [...selectors, rule.selectorText];
      if (rule.style.length > 0) yield { selectors: own, conditions, style: rule.style };
      yield* rulesIn(rule.cssRules, own, conditions);
    } else if (rule instanceof CSSMediaRule) {
      yield* rulesIn(rule.cssRules, selectors, [...conditions, rule.conditionText]);
    } else if ('cssRules' in rule) {
      yield* rulesIn(rule.cssRules as CSSRuleList, selectors, conditions);
    }
  }
}

/** A rule as text that goes before every other. What is written by way of a token has no value of its own to be asked for, but its text. */
export function importantText({ selectors, style }: CopiedRule): string {
  const declarations = style.cssText.replaceAll(/( !important)?;/g, ' !important;');
  return selectors.reduceRight((inner, selector) => `${selector} { ${inner} }`, declarations);
}

/**
 * Keeps a style sheet of what is made of the page's rules, also of those whose style sheets come later with their parts. Returns a
 * function that takes it away again.
 */
export function keepCopies(page: Document, textOf: (rules: readonly CopiedRule[]) => string): () => void {
  const style = page.createElement('style');
  const draw = (): void => {
    const own = [...page.styleSheets].filter(({ ownerNode }) => ownerNode !== style);
    style.textContent = textOf(own.flatMap((sheet) => [...rulesIn(sheet.cssRules, [], [])]));
  };
  draw();
  const added = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node !== style))) draw();
  });
  added.observe(page.head, { childList: true });
  page.head.append(style);
  return () => {
    added.disconnect();
    style.remove();
  };
}
