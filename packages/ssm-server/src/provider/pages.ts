/** Renders the provider's pages as plain HTML, which a strict policy allows. */
import { roles } from 'ssm-core';
import { directionOf } from 'ssm-core/internal';
import { localTexts } from '../texts/serverTexts.ts';

export interface PageSite {
  readonly base: string;
  readonly locale: string | undefined;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] as string);

function page({ base, locale: asked }: PageSite, title: string, body: string, script = ''): string {
  const { locale } = localTexts(asked);
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escaped(base)}/style.css">${script}
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

export function signInPage(site: PageSite, action: string, isSignUp: boolean): string {
  const { texts } = localTexts(site.locale);
  const buttons = roles.map(
    ({ title }) =>
      `<button name="role" value="${title}">${escaped(texts.continueAs.replace('{role}', title))}</button>`,
  );
  const signUp = isSignUp ? `<p>${escaped(texts.nobodyNew)}</p>\n` : '';
  return page(
    site,
    texts.signInTitle,
    `${signUp}<p>${escaped(texts.accounts)}</p>
<form method="post" action="${escaped(action)}">
${buttons.join('\n')}
<button name="role" value="" class="quiet">${escaped(texts.cancel)}</button>
</form>`,
  );
}

/** Returns the form of a page that submits itself; undefined for other pages. */
export function selfSubmittingForm(html: string): string | undefined {
  if (!html.includes('document.forms[0].submit()')) return undefined;
  const action = /<form method="post" action="[^"]*">/.exec(html)?.[0] ?? '<form>';
  const fields = html.match(/<input type="hidden" name="[^"]*" value="[^"]*"\/>/g) ?? [];
  return `${action}${fields.join('')}</form>`;
}

function pressed(site: PageSite, title: string, form: string, button: string): string {
  const script = `\n<script src="${escaped(site.base)}/continue.js" defer></script>`;
  return page(site, title, form.replace('</form>', `${button}</form>`), script);
}

/** `form` comes from the library. A script presses its button; without the script, the person can. */
export function signOutPage(site: PageSite, form: string): string {
  const { texts } = localTexts(site.locale);
  return pressed(site, texts.signingOut, form, `<button name="logout" value="yes">${escaped(texts.signOut)}</button>`);
}

export function continuePage(site: PageSite, form: string): string {
  const { texts } = localTexts(site.locale);
  return pressed(site, texts.oneMoment, form, `<button>${escaped(texts.continue)}</button>`);
}

export function messagePage(
  site: PageSite,
  application: string,
  what: 'signedOut' | 'ended' | { readonly detail: string },
): string {
  const { texts } = localTexts(site.locale);
  const title = what === 'signedOut' ? texts.signedOutTitle : texts.failedTitle;
  const text = typeof what === 'string' ? texts[what] : what.detail;
  const back = `<p><a href="${escaped(application)}">${escaped(texts.backToMenu)}</a></p>`;
  return page(site, title, `<p>${escaped(text)}</p>\n${back}`);
}

export const continueScript = "document.querySelector('form button')?.click();\n";

export const pageStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; hyphens: auto; overflow-wrap: anywhere; }
form { display: grid; gap: 0.5rem; margin-top: 1.5rem; }
button { font: inherit; padding: 0.6rem 1rem; border: 1px solid; border-radius: 4px; background: ButtonFace; color: ButtonText; text-align: start; cursor: pointer; }
button.quiet { background: none; border-color: transparent; }
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
