/**
 * Reports the height of the page, so that the frame takes it. While the page starts or signs a user in, it shows
 * little more than a progress bar. A lower height is then not reported, because the portal's page would collapse.
 */
export function tellHeights(page: Window, element: HTMLElement, tell: (height: number) => void): void {
  const { body } = page.document;
  let told: number | undefined;
  let whenChanged: MutationObserver | undefined;

  function isLoading(): boolean {
    const root = element.shadowRoot?.querySelector('.ssm-root');
    return !root || root.querySelector('[role=progressbar]') !== null;
  }

  function look(): void {
    const height = Math.ceil(body.getBoundingClientRect().height);
    const isLess = height < (told ?? page.innerHeight);
    if (isLess && isLoading()) {
      awaitContent();
      return;
    }
    whenChanged?.disconnect();
    whenChanged = undefined;
    if (height === told) return;
    told = height;
    tell(height);
  }

  /** The end of loading may leave the size as it is, so the observer of sizes would miss it. */
  function awaitContent(): void {
    if (whenChanged !== undefined || element.shadowRoot === null) return;
    whenChanged = new window.MutationObserver(look);
    whenChanged.observe(element.shadowRoot, { childList: true, subtree: true });
  }

  new ResizeObserver(look).observe(body);
}
