/** Lazy-loaded, because the user can choose a version only once a list is there. */
import type { AssayVersion, Menu, MenuView } from 'ssm-core';
import { mergeLater } from '../../provider/lateTexts.ts';
import type { Ssm } from '../../provider/useSsm.ts';
import { columnStrings } from '../../strings/columnStrings.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import type { useToasts } from '../../ui/UiContext.ts';

export { createVersion } from 'ssm-core';

interface ShownVersion {
  readonly menu: Pick<Menu, 'readView' | 'showVersion' | 'changeView' | 'readSelected'>;
  readonly version: AssayVersion;
  readonly toasts: ReturnType<typeof useToasts>;
  readonly ssm: Pick<Ssm, 'strings' | 'countText'>;
}

export function showVersion({ menu, version, toasts, ssm }: ShownVersion): void {
  const { strings, countText } = ssm;
  const before = menu.readView();
  const selected = menu.readSelected();
  const { filters, list, sort } = before;

  function tell({ columns, sort: left }: MenuView): void {
    const texts = mergeLater(strings, 'menuNotes', menuNotes);
    const lost = (before.columns?.length ?? 0) - (columns?.length ?? 0);
    const what = [
      filters.length > 0 ? [texts.clearedFilters(filters.length, countText(filters.length))] : [],
      list === null ? [] : [texts.clearedList],
      sort !== null && left === null ? [texts.clearedSort(columnStrings(strings, sort.key).title)] : [],
      lost > 0 ? [texts.clearedColumns(lost, countText(lost))] : [],
      selected.length > 0 ? [texts.clearedSelected(selected.length, countText(selected.length))] : [],
    ].flat();
    if (what.length === 0) return;
    toasts.show({
      kind: 'info',
      text: texts.cleared(strings.version[version], what.join(strings.values.listSeparator)),
      action: {
        label: texts.backTo(strings.version[before.version]),
        onAction: () => menu.changeView(before, selected),
      },
    });
  }

  menu.showVersion(version, tell);
}
