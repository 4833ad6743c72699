import { useSyncExternalStore } from 'react';
import type { Group } from 'ssm-core';
import { Progress, useSsm } from 'ssm-react';

/** In place of the link to the builder while any fetch of the whole application is under way. */
export function BuilderLoading({ group }: { readonly group: Group }) {
  const { loading, strings } = useSsm();
  const isLoading = useSyncExternalStore(
    (listener) => loading.subscribe(listener),
    () => loading.isLoading(),
  );
  return (
    <div className="host-BuilderLoading">{isLoading && <Progress label={strings.shell.loadingBuilder(group)} />}</div>
  );
}
