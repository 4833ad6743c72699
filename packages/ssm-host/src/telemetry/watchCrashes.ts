/** What nobody caught, in the whole page. */
import type { ReportError } from 'ssm-core';

export function watchCrashes(page: Window, report: ReportError): void {
  page.addEventListener('error', ({ error }) => {
    // Without an error it is another's script, or a resource.
    if (error instanceof Error) report({ name: 'crash', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => report({ name: 'crash', error: reason }));
}
