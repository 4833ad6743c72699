const told = new WeakMap<Element, Set<string>>();

function nameOf(element: Element): string {
  const id = element.id === '' ? '' : ` id="${element.id}"`;
  return `<${element.localName}${id}>`;
}

/** Warns page developers once per element and sentence. Logs the element too, so that the console links to it. */
export function complain(element: Element, sentence: string): void {
  const before = told.get(element) ?? new Set();
  told.set(element, before);
  if (before.has(sentence)) return;
  before.add(sentence);
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn(`${nameOf(element)}: ${sentence}`, element);
}
