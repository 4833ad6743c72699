import { Activity, memo, useState } from 'react';
import { FeatureBoundary } from 'ssm-react';
import { PlaceContext } from '../address/usePlace.ts';
import { PageError } from '../PageError.tsx';
import { type KeptView, withView } from './keptViews.ts';

export interface KeptViewsProps {
  readonly views: readonly KeptView[];
  readonly isShown: boolean;
}

export function KeptViews({ views, isShown }: KeptViewsProps) {
  const shown = isShown ? views.at(-1) : undefined;
  // A stable order, since moving a frame or scroller in the document resets it.
  const inOrder = views.toSorted((a, b) => (a.place.path < b.place.path ? -1 : 1));
  return inOrder.map((view) => (
    <Activity key={view.place.path} mode={view.place.path === shown?.place.path ? 'visible' : 'hidden'}>
      <KeptPage {...view} />
    </Activity>
  ));
}

/** Memoized, since the frame also renders when the address bar is written. */
const KeptPage = memo(function KeptPage({ route: { Component }, place }: KeptView) {
  return (
    <PlaceContext value={place}>
      <FeatureBoundary resetKey={place.path + place.search} renderFallback={(retry) => <PageError onRetry={retry} />}>
        {Component !== undefined && <Component />}
      </FeatureBoundary>
    </PlaceContext>
  );
});

/** Retains this page as the last one; null leaves the retained pages as they are. */
export function useKeptViews(shown: KeptView | null): readonly KeptView[] {
  const [kept, setKept] = useState<readonly KeptView[]>([]);
  const last = kept.at(-1);
  const isSame =
    shown === null ||
    (last !== undefined &&
      last.route === shown.route &&
      last.place.key === shown.place.key &&
      last.place.path === shown.place.path &&
      last.place.search === shown.place.search);
  if (isSame) return kept;
  const next = withView(kept, shown);
  setKept(next);
  return next;
}
