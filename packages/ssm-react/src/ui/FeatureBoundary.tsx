import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { UiContext, type UiSettings } from './UiContext.ts';

export interface FeatureBoundaryProps {
  readonly children: ReactNode;
}

interface FeatureBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a broken feature from taking the page with it, and offers to start the feature anew. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, FeatureBoundaryState> {
  static override contextType = UiContext;
  declare context: UiSettings | undefined;
  override state: FeatureBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): FeatureBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const strings = this.context?.strings;
    if (!this.state.hasFailed || strings === undefined) return this.props.children;
    return (
      <div className="ssm-FeatureBoundary" data-component="FeatureBoundary" role="alert">
        <p className="ssm-FeatureBoundary-title">{strings.shell.crashTitle}</p>
        <p className="ssm-FeatureBoundary-text">{strings.shell.crashExplanation}</p>
        <Button onPress={() => this.setState({ hasFailed: false })}>{strings.ui.retry}</Button>
      </div>
    );
  }
}
