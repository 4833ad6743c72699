/**
 * Has the dialogs of Home bring the styles that they need beyond those of the first view: the library's components import none,
 * since that is for whoever embeds them to decide. Vite shows such a part once its styles are there.
 */
import type { Plugin } from 'vite';

const styles = 'ssm-react/panels.css';
/** What Home fetches when it is used, by its place in ssm-react. */
const parts = /\/ssm-react\/src\/(?:features\/(?:columns\/SelectColumnsDialog|collections\/CollectionsDialog)|pages\/(?:menu\/BulkSearchDialog|preview\/PreviewedRow))\.tsx$/;

export function lateStyles(): Plugin {
  const found = new Set<string>();
  return {
    name: 'ssm-late-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!parts.test(id)) return undefined;
      found.add(id);
      return { code: `import '${styles}';\n${code}`, map: null };
    },
    buildEnd(error) {
      if (error === undefined && found.size !== 4) throw new Error('Parts of Home have moved: name them in vite.styles.ts.');
    },
  };
}
