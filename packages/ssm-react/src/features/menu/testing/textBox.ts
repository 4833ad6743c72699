export function textBox(element: Element, piece: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const at = walker.currentNode.textContent?.indexOf(piece) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + piece.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`“${piece}” is not in “${element.textContent}”`);
}
