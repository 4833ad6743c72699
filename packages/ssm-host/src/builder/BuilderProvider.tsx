/** Opens a person's working lists when they sign in, and lets go of them, stored as they are, when they leave. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Builder } from 'ssm-core';
import { useAuth } from '../auth/AuthContext.ts';
import { BuilderContext } from './BuilderContext.ts';

export function BuilderProvider({ children }: { readonly children: ReactNode }) {
  const { person, role } = useAuth();
  const owner = role.allowsSelection ? (person?.sub ?? null) : null;
  const [builder, setBuilder] = useState<Builder | null>(null);

  useEffect(() => {
    if (owner === null) return undefined;
    let isCurrent = true;
    let started: Builder | undefined;
    async function start(sub: string): Promise<void> {
      const { startBuilder } = await import('./startBuilder.ts');
      if (!isCurrent) return;
      started = startBuilder(sub);
      setBuilder(started);
    }
    void start(owner);
    return () => {
      isCurrent = false;
      started?.dispose();
      setBuilder(null);
    };
  }, [owner]);

  return <BuilderContext value={builder}>{children}</BuilderContext>;
}
