/** Stands in for a page that threw while rendering; another place, or the person, tries again. */
import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.tsx';

interface PageBoundaryProps {
  /** Another value clears the error. */
  readonly resetKey: string;
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  readonly failedFor: string;
}

export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, failedFor: '' };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    if (state.failedFor === props.resetKey) return null;
    return { hasFailed: false, failedFor: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <PageError onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
