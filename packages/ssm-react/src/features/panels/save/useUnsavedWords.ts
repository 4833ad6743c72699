import type { Group } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { usePanelTexts } from '../usePanelTexts.ts';
import type { Unsaved } from './useUnsaved.ts';

export function useUnsavedWords(unsaved: Unsaved, count: number, group: Group): string {
  const { strings, countText } = useSsm();
  const { analytes, unsaved: texts } = usePanelTexts();
  const counted = analytes(count, countText(count));
  switch (unsaved.kind) {
    case 'new':
      return texts.new(group, counted);
    case 'deleted':
      return texts.deleted(unsaved.origin.name, counted);
    case 'counted': {
      const { added, removed, sources } = unsaved;
      const parts = [
        ...(added === 0 ? [] : [texts.added(countText(added))]),
        ...(removed === 0 ? [] : [texts.removed(countText(removed))]),
        ...(sources === 0 ? [] : [texts.lists(sources, countText(sources))]),
      ];
      const total = added + removed + sources;
      return total === 0
        ? texts.none
        : texts.changes(total, countText(total), parts.join(strings.values.listSeparator));
    }
    default:
      return texts[unsaved.kind];
  }
}
