import type { AssayVersion, Builder, Group, ListReference } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { type ChosenListTexts, chosenList } from '../../../strings/en/compare.ts';
import { type ChosenList, useComparedLists } from './useComparedLists.ts';

/** Returns the texts of a chosen list in the provider's strings. */
export const useChosenListTexts = (): ChosenListTexts => useLateTexts('chosenList', chosenList);

/** A pasted list that is too long for an address. */
export interface LongList {
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
}

const noRetry = (): void => undefined;

/** Loads the list of an address. It replaces a long list, for example after Back. Undefined if none is chosen. */
export function useChosenList(
  reference: ListReference | null,
  long: LongList | undefined,
  { builder, group }: { readonly builder?: Builder | undefined; readonly group: Group },
): ChosenList | undefined {
  const { strings } = useSsm();
  const texts = useChosenListTexts();
  const [named] = useComparedLists(reference === null ? [] : [reference], builder, group);
  if (named !== undefined) {
    const name = named.reference.kind === 'list' ? texts.pasted : named.name;
    if (named.missing === undefined) return { ...named, name };
    const { kind } = named.reference;
    if (kind === 'builder') return { ...named, name, missing: texts.noBuilder };
    return { ...named, name, missing: kind === 'panel' ? texts.missing[group] : named.missing };
  }
  if (long === undefined) return undefined;
  const { version, seqIds } = long;
  return {
    reference: { kind: 'list', version, encoded: '' },
    letter: '',
    name: texts.pasted,
    kind: strings.version[version],
    version,
    seqIds,
    error: undefined,
    missing: undefined,
    retry: noRetry,
  };
}
