/** Opens a person's working lists when they sign in, and lets go of them, stored as they are, when they leave. */
import { type ReactNode, useEffect, useState } from 'react';
import { useDeferredPart, whenUsed } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';
import { BuilderContext } from './BuilderContext.ts';
import type { RestingBuilder } from './restingBuilder.ts';

export const loadMember = () => import('../memberParts.ts');
const loadBuilder = () => import('./startBuilder.ts');

export function BuilderProvider({ children }: { readonly children: ReactNode }) {
  const { person, role } = useAuth();
  const owner = role.allowsSelection ? (person?.sub ?? null) : null;
  const [builder, setBuilder] = useState<RestingBuilder | null>(null);
  const [isWanted, setIsWanted] = useState(false);

  const { part: member } = useDeferredPart(loadMember, owner !== null);
  const { part, preload } = useDeferredPart(loadBuilder, owner !== null && isWanted);
  useEffect(() => (owner === null ? undefined : whenUsed(preload)), [owner, preload]);

  useEffect(() => {
    if (owner === null || member === undefined) return undefined;
    const resting = member.restBuilder(owner, () => setIsWanted(true));
    // Whoever makes it ends it, so it is made in an effect and shown after it.
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    setBuilder(resting);
    return () => {
      resting.dispose();
      setBuilder(null);
    };
  }, [owner, member]);

  useEffect(() => {
    if (owner !== null && part !== undefined) builder?.continueWith(() => part.startBuilder(owner));
  }, [owner, builder, part]);

  return <BuilderContext value={builder}>{children}</BuilderContext>;
}
