import { Component, createRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { pageAround } from '../hooks/useRestoredFocus.ts';
import { UiContext, type UiSettings } from '../UiContext.ts';

export interface FeatureBoundaryProps {
  /** Renders the fallback. The default explains the error and has a button that restarts the feature. */
  readonly renderFallback?: (retry: () => void) => ReactNode;
  /** Restarts a broken feature when the value changes. */
  readonly resetKey?: string;
  /** The feature. */
  readonly children: ReactNode;
}

interface FeatureBoundaryState {
  readonly hasFailed: boolean;
  /** The `resetKey` of the last render. */
  readonly resetKey: string | undefined;
}

/** Catches errors of a feature while it renders, reports them, and offers to restart the feature. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, FeatureBoundaryState> {
  static override contextType = UiContext;
  declare context: UiSettings | undefined;
  override state: FeatureBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  readonly notice = createRef<HTMLDivElement>();

  static getDerivedStateFromProps(
    { resetKey }: FeatureBoundaryProps,
    state: FeatureBoundaryState,
  ): FeatureBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  static getDerivedStateFromError(): Partial<FeatureBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.report({ name: 'crash', error });
  }

  override render(): ReactNode {
    const strings = this.context?.strings;
    const { renderFallback, children } = this.props;
    if (!this.state.hasFailed || strings === undefined) return children;
    const retry = (): void => {
      // A restart removes the notice with the focused button, so the focus moves to the page first.
      if (this.notice.current !== null) pageAround(this.notice.current)?.focus({ preventScroll: true });
      this.setState({ hasFailed: false });
    };
    if (renderFallback !== undefined) return renderFallback(retry);
    return (
      <div ref={this.notice} className="ssm-FeatureBoundary" data-component="FeatureBoundary" role="alert">
        <p className="ssm-FeatureBoundary-title">{strings.shell.crashTitle}</p>
        <p className="ssm-FeatureBoundary-text">{strings.shell.crashExplanation}</p>
        <Button onPress={retry}>{strings.ui.retry}</Button>
      </div>
    );
  }
}
