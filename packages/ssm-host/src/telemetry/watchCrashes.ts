import type { ReportError } from 'ssm-core';

export function watchCrashes(page: Window, report: ReportError): void {
  page.addEventListener('error', ({ error }) => {
    // An event without an Error is a third party's script or a resource.
    if (error instanceof Error) report({ name: 'crash', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => report({ name: 'crash', error: reason }));
}
