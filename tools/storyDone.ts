export interface AwaitedStory {
  /** Whether the story shows a state of waiting, which is done as soon as it appears. */
  readonly isWaiting: boolean;
  /** Selector of the element that appears last. Undefined if everything appears at once. */
  readonly sign?: string | undefined;
}

/** Returns whether a story is done. Runs in the page. Throws the error that the story itself reports. */
export function isStoryDone({ isWaiting, sign }: AwaitedStory): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  };
  if (document.body.classList.contains('sb-show-errordisplay')) {
    throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story failed.');
  }
  if (preview?.currentRender?.phase !== 'finished' || document.fonts.status !== 'loaded') return false;
  if (Number(document.documentElement.dataset['openQuestions'] ?? 0) > 0) return false;
  if (sign !== undefined && document.querySelector(sign) === null) return false;
  return isWaiting || document.querySelector('[aria-busy="true"], .ssm-Skeleton') === null;
}
