/** Returns the focused element of the document or shadow root that the node is in; the body when nothing has the focus. */
export function activeElementOf(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/**
 * Returns where the focus goes when its element is removed: the main landmark, heading or table of the page. Makes it
 * focusable.
 */
export function pageAround(node: Element): HTMLElement | null {
  const page = node.closest('.ssm-root')?.querySelector<HTMLElement>('main, h1, [role=grid]') ?? null;
  if (page?.hasAttribute('tabindex') === false) page.tabIndex = -1;
  return page;
}
