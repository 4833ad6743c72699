/** Constructed style sheets, shared by all elements and allowed by a strict Content-Security-Policy. */
import firstView from '../../first-view.css?inline';
import { lineBreaks } from '../../strings/lineBreaks.ts';

/** Resets inherited styles. The reset is in the first layer, so all other layers override it. */
const frame = `@layer ssm.frame, ssm.tokens, ssm.ui, ssm.features;
@layer ssm.frame {
  :host { display: block; }
  :host([hidden]) { display: none; }
  .ssm-root { all: initial; display: block; color-scheme: inherit; }
}
:host([theme="inherit"]) { color-scheme: inherit; }`;

/** A rule without own styles only holds nested rules, whose `&` has to stay `.ssm-root`. */
function isOfTokens({ style }: CSSStyleRule): boolean {
  return style.length > 0 && [...style].every((name) => name.startsWith('--ssm-') || name === 'color-scheme');
}

/** Moves token rules from `.ssm-root` to the host, so that a page can set tokens by a rule for the element. */
function lift(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (rule.selectorText === '.ssm-root' && isOfTokens(rule)) rule.selectorText = ':host';
    } else if (rule instanceof CSSGroupingRule) lift(rule.cssRules);
  }
}

export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  lift(sheet.cssRules);
  return sheet;
}

let first: readonly CSSStyleSheet[] | undefined;

/** Creates the sheets together with the first element, because importing must have no side effects. */
export function firstSheets(): readonly CSSStyleSheet[] {
  first ??= [frame, firstView, lineBreaks].map(sheetOf);
  return first;
}
