/**
 * What every signed-in person has on Home in one file, where it would be twenty: each has a name that the first view holds, and
 * small ones weigh more. Named are modules that visitors never fetch; whatever else is needed stays in a file of its own.
 */
import type { Rolldown } from 'vite';

const member = new RegExp(
  [
    'ssm-host/src/(?:memberParts|builder/(?:startBuilder|askBeforeLoss)|routes/(?:specs/rowSheets|firstQuery))',
    'ssm-host/src/(?:settings/linkSettings|shell/(?:usePreparedPages|header/(?:SignedInBar|MainNavigation|NavigationLinks|navigation|AccountMenu|BuilderLink)))',
    'ssm-react/src/pages/(?:memberParts|menu/Menu(?:BulkSearch|Collections)|preview/(?:ReagentPreview|focusedRow|previewKeys))',
    'ssm-react/src/features/builder/(?:useBuilder|useBuilderTexts|useLastChange|BuilderLabel|parts/(?:AddToBuilder|heldRows|ReasonedButton|StorageNotice))',
    'ssm-react/src/features/columns/(?:ColumnsButton|TallButton|openColumns|useSelectColumnsTexts)',
    'ssm-react/src/strings/en/(?:builder|selectColumns|importsOnHome|sheetPreview)',
    'ssm-react/src/ui/(?:menu/(?:Plain)?Menu|tooltip/useHoverIntent|hooks/useSelected|button/Link)',
    'ssm-core/src/(?:columns/columns(?:\\.draft|\\.preference)?|builder/builder\\.held|collections/collections\\.view)',
    'ssm-core/src/sheet/sheet\\.query',
  ]
    .map((file) => `/${file}\\.(?:tsx?|js)$`)
    .join('|'),
);
/** Who was signed in before, and their token: whoever signs in fetches it too, without the rest. */
const resting =
  /\/ssm-(?:host\/src\/auth\/(?:restingAuth|ownColumns|tokenCalls)|core\/src\/columns\/columns\.keep)\.ts$/;

const group = (name: string, files: RegExp): Rolldown.CodeSplittingGroup => ({
  name,
  test: (id) => files.test(id.replaceAll('\\', '/')),
  includeDependenciesRecursively: false,
});

export const memberGroups: readonly Rolldown.CodeSplittingGroup[] = [
  group('resting', resting),
  group('member', member),
];
