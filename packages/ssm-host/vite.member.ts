/**
 * Puts the code that every signed-in user needs on Home into one chunk (ADR 61). Without it, the bundler makes ten
 * more small chunks, and the user loads 3,500 bytes more before the page is idle. The list has only modules that
 * visitors never load.
 */
import type { Rolldown } from 'vite';

const member = new RegExp(
  [
    'ssm-host/src/(?:memberParts|builder/startBuilder|routes/(?:specs/rowSheets|places))',
    'ssm-host/src/shell/(?:usePreparedPages|header/(?:SignedInBar|MainNavigation|NavigationLinks|navigation|AccountMenu))',
    'ssm-react/src/pages/(?:memberParts|menu/Menu(?:BulkSearch|Collections)|preview/(?:ReagentPreview|focusedRow))',
    'ssm-react/src/features/builder/(?:useBuilder|BuilderLabel|parts/(?:AddToBuilder|BuilderNotices|ReasonedButton|rowsInBuilder))',
    'ssm-react/src/features/columns/(?:ColumnsButton|openColumns)',
    'ssm-react/src/strings/en/(?:builder|selectColumns|importsOnHome|sheetPreview)',
    'ssm-react/src/ui/(?:menu/(?:Plain)?Menu|hooks/useSelected|button/Link)',
    'ssm-core/src/(?:columns/columns(?:\\.draft|\\.preference)?|builder/builder\\.held|collections/collections\\.view)',
    'ssm-core/src/sheet/sheet\\.query',
  ]
    .map((file) => `/${file}\\.(?:tsx?|js)$`)
    .join('|'),
);

export const memberGroup: Rolldown.CodeSplittingGroup = {
  name: 'member',
  test: (id) => member.test(id.replaceAll('\\', '/')),
  includeDependenciesRecursively: false,
};
