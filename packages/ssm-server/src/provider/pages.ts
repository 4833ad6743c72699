/** The pages of the development identity provider: plain HTML that a strict policy allows. */
import { roles } from 'ssm-core';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] as string);

/** `base` is the provider's own address. */
function page(base: string, title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escaped(base)}/style.css">${script}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** A button for the demo person of each role. */
export function signInPage(base: string, action: string, isSignUp: boolean): string {
  const buttons = roles.map(({ title }) => `<button name="role" value="${title}">Continue as ${title}</button>`);
  const signUp = isSignUp
    ? '<p>You asked to sign up. Nobody new can be registered here: continue as the person you would become.</p>\n'
    : '';
  return page(
    base,
    'Development sign-in',
    `${signUp}<p>These accounts exist only here, on this server: they stand for a person of each role and have no password.</p>
<form method="post" action="${escaped(action)}">
${buttons.join('\n')}
<button name="role" value="" class="quiet">Cancel</button>
</form>`,
  );
}

/** The form of a page that submits itself: its address and hidden fields; undefined for any other page. */
export function selfSubmittingForm(html: string): string | undefined {
  if (!html.includes('document.forms[0].submit()')) return undefined;
  const action = /<form method="post" action="[^"]*">/.exec(html)?.[0] ?? '<form>';
  const fields = html.match(/<input type="hidden" name="[^"]*" value="[^"]*"\/>/g) ?? [];
  return `${action}${fields.join('')}</form>`;
}

function pressed(base: string, title: string, form: string, button: string): string {
  const script = `\n<script src="${escaped(base)}/continue.js" defer></script>`;
  return page(base, title, form.replace('</form>', `${button}</form>`), script);
}

/** `form` is the library's; a script presses its button, and a person can. */
export function signOutPage(base: string, form: string): string {
  return pressed(base, 'Signing out', form, '<button name="logout" value="yes">Sign out</button>');
}

export function continuePage(base: string, form: string): string {
  return pressed(base, 'One moment', form, '<button>Continue</button>');
}

export function messagePage(base: string, application: string, title: string, text: string): string {
  return page(base, title, `<p>${escaped(text)}</p>\n<p><a href="${escaped(application)}">Back to the menu</a></p>`);
}

export const continueScript = "document.querySelector('form button')?.click();\n";

export const pageStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; }
form { display: grid; gap: 0.5rem; margin-top: 1.5rem; }
button { font: inherit; padding: 0.6rem 1rem; border: 1px solid; border-radius: 4px; background: ButtonFace; color: ButtonText; text-align: start; cursor: pointer; }
button.quiet { background: none; border-color: transparent; }
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
