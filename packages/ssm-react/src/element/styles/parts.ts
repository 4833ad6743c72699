export const parts: Readonly<Record<string, string>> = {
  root: '[data-component=SsmProvider]',
  header: '[data-part=Header]',
  heading: 'h1',
  search: '[data-component=SearchField]',
  table: '[data-component=MenuTable]',
  counts: '[data-part=Counts]',
  frame: '[data-part=Frame]',
  notice: '[data-part=Notice]',
  paging: '[data-part=Paging]',
  button: '[data-component=Button]',
  dialog: '[data-component=Modal]',
  notifications: '[data-component=Toasts]',
};

const selectors = Object.entries(parts);
const anySelector = Object.values(parts).join(',');

function nameParts(element: Element): void {
  for (const [name, selector] of selectors) if (element.matches(selector)) element.part.add(name);
}

/** Sets the `part` names of existing elements, and of elements added later. Returns a cancel function. */
export function keepPartsNamed(shadow: ShadowRoot): () => void {
  function nameIn(place: ParentNode): void {
    if (place instanceof Element && place.matches(anySelector)) nameParts(place);
    for (const element of place.querySelectorAll(anySelector)) nameParts(element);
  }
  const watch = new window.MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) nameIn(node);
  });
  watch.observe(shadow, { childList: true, subtree: true });
  nameIn(shadow);
  return () => watch.disconnect();
}
