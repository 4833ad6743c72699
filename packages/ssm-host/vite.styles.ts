/**
 * Makes each lazy chunk import the styles that it needs in addition to those of the first rows. Components of the
 * library import no styles, because embedders choose their own. Vite shows a chunk only after its styles have loaded.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

const library = path.join(import.meta.dirname, '../ssm-react/src');
const popover = 'ui/overlay/popover.css';
const chips = 'features/filter/chips/filter-chips.css';

/**
 * Maps style sheets to the files of ssm-react that use their classes. For panels.css, only files that Home opens are
 * listed.
 */
const styles: Readonly<Record<string, string>> = {
  'features/collections/CollectionsDialog.tsx': 'panels.css',
  'features/collections/own/SaveCollectionDialog.tsx': 'panels.css',
  'features/columns/SelectColumnsDialog.tsx': 'panels.css',
  'features/filter/FilterModal.tsx': 'features/filter/filter-dialog.css',
  'features/filter/chips/FilterChips.tsx': chips,
  'features/panels/summary/PartButton.tsx': chips,
  'pages/menu/BulkSearchDialog.tsx': 'panels.css',
  'pages/preview/PreviewedRow.tsx': 'panels.css',
  'ui/choice/Switch.tsx': 'ui/choice/switch.css',
  'ui/combo-box/ComboBox.tsx': 'ui/combo-box/combo-box.css',
  'ui/combo-box/SuggestionList.tsx': popover,
  'ui/menu/MenuPopup.tsx': popover,
  'ui/modal/ModalDialog.tsx': 'ui/modal/modal.css',
  'ui/select/OptionList.tsx': popover,
  'ui/select/SelectPopup.tsx': popover,
};

export function lateStyles(): Plugin {
  const found = new Set<string>();
  return {
    name: 'ssm-late-styles',
    enforce: 'pre',
    transform(code, id) {
      const file = path.relative(library, id.split('?', 1)[0] ?? '').replaceAll(path.sep, '/');
      const sheet = styles[file];
      if (sheet === undefined) return undefined;
      found.add(file);
      return { code: `import ${JSON.stringify(path.join(library, sheet))};\n${code}`, map: null };
    },
    generateBundle() {
      const gone = Object.keys(styles).filter((file) => !found.has(file));
      if (gone.length > 0) throw new Error(`vite.styles.ts names files that are not built: ${gone.join(', ')}.`);
    },
  };
}
