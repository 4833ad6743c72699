import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { UiContext, type UiSettings } from './UiContext.ts';

export interface FeatureBoundaryProps {
  /** What stands in place of the feature; default: what happened, in words, and a button that starts it anew. */
  readonly fallback?: (retry: () => void) => ReactNode;
  /** Another value starts a feature anew that broke. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface FeatureBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a broken feature from taking the page with it, reports it, and offers to start the feature anew. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, FeatureBoundaryState> {
  static override contextType = UiContext;
  declare context: UiSettings | undefined;
  override state: FeatureBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): FeatureBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.report({ name: 'crash', error });
  }

  override componentDidUpdate({ resetKey }: FeatureBoundaryProps): void {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const strings = this.context?.strings;
    const { fallback, children } = this.props;
    if (!this.state.hasFailed || strings === undefined) return children;
    const retry = (): void => this.setState({ hasFailed: false });
    if (fallback !== undefined) return fallback(retry);
    return (
      <div className="ssm-FeatureBoundary" data-component="FeatureBoundary" role="alert">
        <p className="ssm-FeatureBoundary-title">{strings.shell.crashTitle}</p>
        <p className="ssm-FeatureBoundary-text">{strings.shell.crashExplanation}</p>
        <Button onPress={retry}>{strings.ui.retry}</Button>
      </div>
    );
  }
}
