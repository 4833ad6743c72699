import type { AssayVersion, Builder, Group } from 'ssm-core';
import { builder as english } from '../strings/en/builder.ts';
import { useToasts } from '../ui/toasts/useToasts.ts';
import { useLateTexts } from './lateTexts.ts';
import { useSsm } from './useSsm.ts';

export interface AddedTo {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
}

/** Returns what tells that reagents are added to a list, and how many of them are new there. It is called before they are added. */
export function useAddedNotice(): (to: AddedTo, seqIds: readonly string[], timeoutMs?: number) => void {
  const { strings, countText } = useSsm();
  const { show } = useToasts();
  const texts = useLateTexts('builder', english);
  return ({ builder, version, group }, seqIds, timeoutMs) => {
    const held = builder.getSnapshot().lists[version].seqIds;
    const before = seqIds.filter((seqId) => held.has(seqId)).length;
    const added = seqIds.length - before;
    const parts = [
      ...(added > 0 ? [texts.added(countText(added))] : []),
      ...(before > 0 ? [texts.addedBefore(countText(before))] : []),
    ];
    const detail = parts.join(strings.values.listSeparator);
    show({
      kind: 'success',
      text: strings.success.addedToBuilder(group),
      detail,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  };
}
