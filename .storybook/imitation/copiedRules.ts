/** Copies rules of a page, to show a state that no script can cause. */

export interface CopiedRule {
  readonly selectors: readonly string[];
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

/**
 * Returns the text of a rule with `!important`. Uses the whole text, because a value written with a token cannot be
 * read alone.
 */
export function importantText({ selectors, style }: CopiedRule): string {
  const declarations = style.cssText.replaceAll(/( !important)?;/g, ' !important;');
  return selectors.reduceRight((inner, selector) => `${selector} { ${inner} }`, declarations);
}

/**
 * Keeps a style sheet that is made from the rules of the page, including style sheets that load later. Returns a
 * cleanup function.
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
