/** One sentence in the console for whoever writes the page: where it is, what is there, what is expected, what is done instead. */
const told = new WeakMap<Element, Set<string>>();

function nameOf(element: Element): string {
  const id = element.id === '' ? '' : ` id="${element.id}"`;
  return `<${element.localName}${id}>`;
}

/** Once an element and sentence. The element comes along, so that the console leads to it. */
export function complain(element: Element, sentence: string): void {
  const before = told.get(element) ?? new Set();
  told.set(element, before);
  if (before.has(sentence)) return;
  before.add(sentence);
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn(`${nameOf(element)}: ${sentence}`, element);
}
