import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Builder } from 'ssm-core';
import { useDeferredPart } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';

const BuilderContext = createContext<Builder | null>(null);

export function useOwnBuilder(): Builder | null {
  return useContext(BuilderContext);
}

export const loadMember = () => import('../memberParts.ts');

export function BuilderProvider({ children }: { readonly children: ReactNode }) {
  const { person, role } = useAuth();
  const owner = role.allowsSelection ? (person?.sub ?? null) : null;
  const [builder, setBuilder] = useState<Builder | null>(null);

  const { part } = useDeferredPart(loadMember, owner !== null);

  useEffect(() => {
    if (owner === null || part === undefined) return undefined;
    const started = part.startBuilder(owner);
    // The state is set in the effect, because the same effect disposes the builder.
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    setBuilder(started);
    return () => {
      started.dispose();
      setBuilder(null);
    };
  }, [owner, part]);

  return <BuilderContext value={builder}>{children}</BuilderContext>;
}
