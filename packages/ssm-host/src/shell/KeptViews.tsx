import { Activity, memo } from 'react';
import { Button, EmptyState, FeatureBoundary, useSsm } from 'ssm-react';
import { PlaceContext } from '../address/AddressContext.ts';
import { reload, useIsReplaced } from '../telemetry/DeploymentContext.ts';
import type { KeptView } from './keptViews.ts';
import { focusMain } from './useArrival.ts';

export interface KeptViewsProps {
  readonly views: readonly KeptView[];
  readonly isShown: boolean;
}

export function KeptViews({ views, isShown }: KeptViewsProps) {
  const shown = isShown ? views.at(-1) : undefined;
  // Sorts the pages into a stable order, because moving an element in the document resets its frames and scroll
  // offsets.
  const inOrder = views.toSorted((a, b) => (a.place.path < b.place.path ? -1 : 1));
  return inOrder.map((view) => (
    <Activity key={view.place.path} mode={view.place.path === shown?.place.path ? 'visible' : 'hidden'}>
      <KeptPage {...view} />
    </Activity>
  ));
}

/** A retained page. Memoized, because the frame around it also renders when the address bar is written. */
const KeptPage = memo(function KeptPage({ route: { Component }, place }: KeptView) {
  return (
    <PlaceContext value={place}>
      <FeatureBoundary resetKey={place.path + place.search} renderFallback={(retry) => <PageError onRetry={retry} />}>
        {Component !== undefined && <Component />}
      </FeatureBoundary>
    </PlaceContext>
  );
});

function PageError({ onRetry }: { readonly onRetry: () => void }) {
  const { shell, ui } = useSsm().strings;
  const isReplaced = useIsReplaced();
  const tryAgain = (): void => {
    focusMain();
    onRetry();
  };
  return (
    <div role="alert">
      <EmptyState
        isPage
        reason="failed"
        title={shell.crashTitle}
        hint={isReplaced ? shell.replaced : shell.crashExplanation}
      >
        <Button onPress={isReplaced ? reload : tryAgain}>{isReplaced ? shell.reload : ui.retry}</Button>
      </EmptyState>
    </div>
  );
}
