/**
 * The styles as constructed sheets, which a strict Content-Security-Policy allows, one for all elements of the page. In the
 * shadow root the tokens stand on the element itself, so that a page sets them by a rule for it.
 */
import firstView from '../../first-view.css?inline';
import { lineBreaks } from '../../strings/lineBreaks.ts';

/** Before all others, so that each of them wins: nothing that the page says of its texts comes in. */
const frame = `@layer ssm.frame, ssm.tokens, ssm.ui, ssm.features;
@layer ssm.frame {
  :host { display: block; }
  :host([hidden]) { display: none; }
  .ssm-root { all: initial; display: block; color-scheme: inherit; }
}
:host([theme="inherit"]) { color-scheme: inherit; }`;

function isOfTokens({ style }: CSSStyleRule): boolean {
  return [...style].every((name) => name.startsWith('--ssm-') || name === 'color-scheme');
}

/** Moves the rules that hold tokens alone from the root within to the element. */
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

/** What every element needs. Made with the first one: importing makes nothing. */
export function firstSheets(): readonly CSSStyleSheet[] {
  first ??= [frame, firstView, lineBreaks].map(sheetOf);
  return first;
}
