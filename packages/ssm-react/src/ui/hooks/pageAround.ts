/** Where the focus goes when its place is gone: the page's main landmark, else its heading or table, which it makes focusable. */
export function pageAround(node: Element): HTMLElement | null {
  const page = node.closest('.ssm-root')?.querySelector<HTMLElement>('main, h1, [role=grid]') ?? null;
  if (page?.hasAttribute('tabindex') === false) page.tabIndex = -1;
  return page;
}
