import { useEffect, useState } from 'react';
import type { AssayVersion, Builder } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useBuilderTexts } from './useBuilderTexts.ts';

/** What was just done to the list of a version, in words; none before the first change and in another version. */
export function useLastChange({ actor }: Builder, version: AssayVersion): string {
  const { countText } = useSsm();
  const { done } = useBuilderTexts();
  const [last, setLast] = useState({ version, text: '' });
  useEffect(() => {
    const subscription = actor.on('list.change', ({ version: changed, cause, change }) => {
      const count = change.add.length + change.remove.length;
      setLast({ version: changed, text: done[cause](count, countText(count)) });
    });
    return () => subscription.unsubscribe();
  }, [actor, done, countText]);
  return last.version === version ? last.text : '';
}
