/** A page, or a part of the shell, whose code comes when it is first shown. */
import { type ComponentType, Suspense, use, useState } from 'react';

/**
 * Draws nothing until its code is there. Code that cannot be fetched is a crash to the FeatureBoundary around it, whose
 * "Try again" fetches it anew; React.lazy would keep the failure until the page is loaded again. A part that can be done
 * without meanwhile is fetched by useDeferredPart.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: Promise<ComponentType<Props>> | undefined;

  async function fetchNow(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (error) {
      fetched = undefined;
      throw error;
    }
  }

  function fetchOnce(): Promise<ComponentType<Props>> {
    fetched ??= fetchNow();
    return fetched;
  }

  function Arrived({ component, props }: { readonly component: Promise<ComponentType<Props>>; readonly props: Props }) {
    const Component = use(component);
    return <Component {...props} />;
  }

  function Deferred(props: Props) {
    // Of this mount, so that a failure is thrown: what is mounted after it begins anew.
    const [component] = useState(fetchOnce);
    return (
      <Suspense>
        <Arrived component={component} props={props} />
      </Suspense>
    );
  }
  return Deferred;
}
