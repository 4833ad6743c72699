import { useSyncExternalStore } from 'react';
import type { AssayVersion } from 'ssm-core';
import { BuilderLabel, Progress, useSsm } from 'ssm-react';
import { AppLink } from '../../address/AppLink.tsx';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderContext.ts';
import { builderPlace } from '../../builder/builderPlace.ts';
import './builder-link.css';

export function BuilderLink({ version }: { readonly version: AssayVersion }) {
  const { loading, strings } = useSsm();
  const { role } = useAuth();
  const builder = useOwnBuilder();
  const isLoading = useSyncExternalStore(
    (listener) => loading.subscribe(listener),
    () => loading.isLoading(),
  );
  return (
    <div className="host-BuilderLink">
      {isLoading || builder === null ? (
        <Progress label={strings.shell.loadingBuilder(role.group)} />
      ) : (
        <AppLink to={builderPlace(version, role)}>
          <BuilderLabel builder={builder} version={version} group={role.group} />
        </AppLink>
      )}
    </div>
  );
}
