const lineBreaks = /[\r\n\u2028\u2029]+/;

/** Turns line breaks into commas, so that a pasted column of identifiers stays a list. */
export function pastedText(text: string): string {
  if (!lineBreaks.test(text)) return text;
  return text
    .split(lineBreaks)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** Inserts text into the focused field as one step for Undo. The field emits its usual input event. */
export function insertText(field: HTMLInputElement, text: string): void {
  if (field.ownerDocument.execCommand('insertText', false, text)) return;
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  field.value = `${value.slice(0, start)}${text}${value.slice(selectionEnd ?? start)}`;
  field.setSelectionRange(start + text.length, start + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
