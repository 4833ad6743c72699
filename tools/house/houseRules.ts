/** Defines rules of the architecture that no linter has (docs/architecture.md). Each says what to do instead. */
import ts from 'typescript';

export interface Finding {
  readonly place: string;
  readonly rule: string;
}

interface Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
}

interface Rule {
  readonly name: string;
  readonly instead: string;
  readonly files: RegExp;
  readonly find: (source: Source) => readonly ts.Node[];
  readonly except?: Readonly<Record<string, string>>;
}

const ofReact = /^packages\/ssm-(react|host)\/src\//;
const ofCore = /^packages\/ssm-core\/src\//;
const react = 'packages/ssm-react/src';

function nodesOf(tree: ts.Node, isWanted: (node: ts.Node) => boolean): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function ownNodes(body: ts.Node, isWanted: (node: ts.Node) => boolean): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

const calls = (node: ts.Node, name: RegExp): node is ts.CallExpression =>
  ts.isCallExpression(node) && name.test(node.expression.getText());

type Component = ts.FunctionDeclaration & { readonly body: ts.Block };

const componentsOf = ({ tree }: Source): readonly Component[] =>
  tree.statements.filter(
    (node): node is Component =>
      ts.isFunctionDeclaration(node) && node.body !== undefined && /^[A-Z]/.test(node.name?.text ?? ''),
  );

function propNames({ parameters, body }: Component): ReadonlySet<string> {
  const [first] = parameters;
  const patterns = [
    ...(first && ts.isObjectBindingPattern(first.name) ? [first.name] : []),
    ...body.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .filter(({ initializer }) => first !== undefined && initializer?.getText() === first.name.getText())
      .map(({ name }) => name)
      .filter(ts.isObjectBindingPattern),
  ];
  return new Set(patterns.flatMap(({ elements }) => elements.map(({ name }) => name.getText())));
}

function drawsNothing({ body }: Component): boolean {
  const returned = ownNodes(body, ts.isReturnStatement).map((node) => (node as ts.ReturnStatement).expression);
  return returned.every((value) => value === undefined || value.kind === ts.SyntaxKind.NullKeyword);
}

/** Finds effects that call a callback of the parent. Event handlers should call it. */
function pushesUp(component: Component): readonly ts.Node[] {
  const props = propNames(component);
  return nodesOf(component, (node) => calls(node, /^use(Layout)?Effect$/)).flatMap((effect) => {
    const [run] = (effect as ts.CallExpression).arguments;
    if (run === undefined || !ts.isFunctionLike(run) || !('body' in run) || run.body === undefined) return [];
    return ownNodes(run, (node) => calls(node, /^(on|set|change)[A-Z]\w*$/) && props.has(node.expression.getText()));
  });
}

function copiesProp(component: Component): readonly ts.Node[] {
  const props = propNames(component);
  return nodesOf(component.body, (node) => {
    if (!calls(node, /^useState$/)) return false;
    const [initial] = node.arguments;
    return initial !== undefined && ts.isIdentifier(initial) && props.has(initial.text);
  });
}

const rendersOf = ({ tree }: Source): readonly Component[] =>
  nodesOf(
    tree,
    (node) => ts.isFunctionDeclaration(node) && node.body !== undefined && /^(?:use)?[A-Z]/.test(node.name?.text ?? ''),
  ) as readonly Component[];

/** Finds calls of a state setter in the body of a component or hook, except in functions that run later. */
function setsWhileRendering({ body }: Component): readonly ts.Node[] {
  const states = ownNodes(body, (node) => calls(node, /^use(State|Reducer)$/)).map(({ parent }) => parent);
  const setters = new Set(
    states
      .filter(ts.isVariableDeclaration)
      .map(({ name }) => name)
      .filter(ts.isArrayBindingPattern)
      .flatMap(({ elements: [, setter] }) => (setter === undefined ? [] : [setter.getText()])),
  );
  return ownNodes(body, (node) => ts.isCallExpression(node) && setters.has(node.expression.getText()));
}

/** Whether a node is text between tags, or in an attribute that is shown or read out. */
const isWordsForPeople = (node: ts.Node): boolean =>
  (ts.isJsxText(node) && /\p{L}/u.test(node.text)) ||
  (ts.isJsxAttribute(node) &&
    /^(aria-label|aria-description|title|placeholder|alt|label|description)$/.test(node.name.getText()) &&
    node.initializer !== undefined &&
    ts.isStringLiteral(node.initializer) &&
    /\p{L}/u.test(node.initializer.text));

/** Whether a node is a sentence. Sentences in errors are allowed, because developers read them. */
const isSentence = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) && /^[A-Z][a-z]+ [a-z]+ .*[.?!]$/.test(node.text) && !ts.isNewExpression(node.parent);

const rules: readonly Rule[] = [
  {
    name: 'nobody outside a controller sends events',
    instead: 'Call a named function of the controller.',
    files: ofReact,
    find: ({ tree }) => nodesOf(tree, (node) => calls(node, /\.send$/)),
  },
  {
    name: 'queries and changes are wired once',
    instead: 'useSatQuery or useSatMutation of provider/, satObserver in core.',
    files: /^packages\/ssm-(react|host)\/src\/(?!provider\/)/,
    find: ({ tree }) =>
      nodesOf(tree, (node) => calls(node, /^use(Suspense|Infinite)?(Query|Queries|Mutation)$/) || isObserver(node)),
  },
  {
    name: 'a component draws something',
    instead: 'Make it a hook, or read the snapshot where it is shown.',
    files: ofReact,
    find: (source) => componentsOf(source).filter(drawsNothing),
    except: { [`${react}/ui/overlay/OverlayScope.tsx`]: 'an effect that must run before those of its siblings' },
  },
  {
    name: 'no effect pushes state up',
    instead: 'Derive it where it is read, or tell it where the person acts.',
    files: ofReact,
    find: (source) => componentsOf(source).flatMap(pushesUp),
    except: {
      [`${react}/pages/panels/PanelPage.tsx`]: 'onOpened tells the page around it what was read, for its title',
      [`${react}/pages/sheet/SpecSheetPage.tsx`]: 'onOpened tells the page around it what was read, for its title',
      [`${react}/pages/files/FileDownloadsPage.tsx`]: 'onOpened tells the page around it what was read, for its title',
    },
  },
  {
    name: 'no state is a copy of a prop',
    instead: 'Read the prop, or useControlled where it may be absent.',
    files: ofReact,
    find: (source) => componentsOf(source).flatMap(copiesProp),
  },
  {
    name: 'no state is set while rendering',
    instead: 'Derive it where it is read, or set it where the event is handled.',
    files: ofReact,
    find: (source) => rendersOf(source).flatMap(setsWhileRendering),
    // Each of these hooks compares identities first and sets the state once. If React abandons the render, it
    // discards the value.
    except: {
      'packages/ssm-host/src/shell/keptViews.ts': 'adds the page that is shown to those that were shown',
      [`${react}/features/filter/useLateUnmount.ts`]: 'counts the openings of the dialog',
      [`${react}/ui/hooks/useMemoFromPrevious.ts`]: 'makes the next value from the previous one',
    },
  },
  {
    name: 'what a person reads is in the texts',
    instead: 'Take it from strings/.',
    files: ofReact,
    find: ({ tree }) => nodesOf(tree, isWordsForPeople),
  },
  {
    name: 'the core emits codes',
    instead: 'Answer a code, and put the sentence into the texts of ssm-react.',
    files: ofCore,
    find: ({ tree }) => nodesOf(tree, isSentence),
  },
  {
    name: 'no file passes on all of another',
    instead: 'Name what the entry point offers; import the rest where it is defined.',
    files: /^packages\//,
    find: ({ tree }) =>
      tree.statements.filter((node) => ts.isExportDeclaration(node) && node.exportClause === undefined),
  },
];

function isObserver(node: ts.Node): boolean {
  return ts.isNewExpression(node) && /^(Query|Mutation)Observer$/.test(node.expression.getText());
}

export function findingsIn(file: string, text: string): readonly Finding[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind) };
  return rules
    .filter(({ files, except }) => files.test(file) && except?.[file] === undefined)
    .flatMap(({ name, instead, find }) =>
      find(source).map((node) => ({
        place: `${file}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
        rule: `${name}. ${instead}`,
      })),
    );
}

/** Folders whose entries are all of the same kind, with the maximum number of entries. `*` matches any folder. */
const longFolders: Readonly<Record<string, number>> = {
  // This folder has features, and a few shared modules.
  'packages/ssm-core/src': 33,
  'packages/ssm-host/src': 20,
  'packages/ssm-server/src': 26,
  'packages/ssm-react/src/ui': 22,
  // These folders have one language each, with a file for each part of the application.
  'packages/ssm-react/src/strings/*': 31,
};
const entriesAtMost = 15;

export function findingsOfFolders(files: readonly string[]): readonly Finding[] {
  const entries = new Map<string, Set<string>>();
  const findings: Finding[] = [];
  for (const file of files) {
    const parts = file.split('/');
    const vague = parts.find((part) => /^(utils?|helpers?|common|misc|shared|lib)(\.tsx?)?$/i.test(part));
    if (vague !== undefined) findings.push({ place: file, rule: `${vague} says nothing. Call it after what it has.` });
    for (let end = 3; end < parts.length; end += 1) {
      const folder = parts.slice(0, end).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[end] ?? ''));
    }
  }
  for (const [folder, { size }] of entries) {
    const most = longFolders[folder] ?? longFolders[folder.replace(/[^/]+$/, '*')] ?? entriesAtMost;
    if (size > most) {
      findings.push({
        place: folder,
        rule: `${size} entries, at most ${most}. Make folders of what belongs together.`,
      });
    }
  }
  return findings;
}

/** A file with at most this many lines is often a part of a thought that another file has. */
const shortLines = 30;
/** The largest share of short files in each package. Lower a share when it is no longer reached. */
const shortShares: Readonly<Record<string, number>> = {
  'packages/ssm-core': 0.1,
  'packages/ssm-react': 0.15,
  'packages/ssm-host': 0.165,
  'packages/ssm-server': 0.09,
};

/** `lines` has the number of lines of each source file. */
export function findingsOfShortFiles(lines: ReadonlyMap<string, number>): readonly Finding[] {
  return Object.entries(shortShares).flatMap(([place, most]) => {
    const counts = [...lines].flatMap(([file, count]) => (file.startsWith(`${place}/`) ? [count] : []));
    const short = counts.filter((count) => count <= shortLines).length;
    if (short <= most * counts.length) return [];
    const rule = `${short} of ${counts.length} files have at most ${shortLines} lines, more than ${most * 100} %. Merge fragments into the files they serve.`;
    return [{ place, rule }];
  });
}
