import type { ReactNode } from 'react';
import {
  type AssayVersion,
  type Builder,
  type MenuProgress,
  type MenuView,
  type Role,
  readMenuView,
  roleOf,
  viewOfVersion,
  writeMenuView,
} from 'ssm-core';
import { MenuPage } from '../pages/menu/MenuPage.tsx';
import { fillTemplate, menuAttributes } from './attributes/attributes.ts';
import { complain } from './attributes/complain.ts';
import { SessionAwaited } from './SessionNotice.tsx';
import { elementWith } from './SsmElement.tsx';
import type { Session } from './session.ts';

const { version, view } = menuAttributes;
const publicRole = roleOf([]);
const loadPreviewSheet = async () => (await import('./styles/preview.ts')).previewSheet;
const actions = <slot name="actions" />;

/** The same as long as it is made of the same. */
function createKeeper<From, Made>(make: (from: From) => Made): (from: From) => Made {
  let kept: { readonly from: From; readonly made: Made } | undefined;
  return (from) => {
    if (kept?.from !== from) kept = { from, made: make(from) };
    return kept.made;
  };
}

/** <ssm-menu>: the menu, with search, filters, columns, selection and, for signed-in people, all that goes with it. */
export class SsmMenuElement extends elementWith(menuAttributes) {
  /** Undefined until it is first asked for: it begins as the attributes say. */
  #view: MenuView | undefined;
  #selected: readonly string[] = [];
  #role: Role = publicRole;
  /** The version that the menu has come to. */
  #reached: AssayVersion | undefined;

  /** The SeqIds that are selected. */
  getSelection(): readonly string[] {
    return [...this.#selected];
  }

  /** Selects these, and no others. Those that the version has not are passed over. */
  select(seqIds: readonly string[]): void {
    if (!Array.isArray(seqIds) || seqIds.some((seqId) => typeof seqId !== 'string')) {
      complain(this, 'select() takes a list of SeqIds, as ["10000-28"]. Nothing was changed.');
      return;
    }
    if (!this.selectable) complain(this, 'select() shows nothing without the attribute selectable.');
    this.#selected = [...new Set(seqIds)];
    this.update();
  }

  clear(): void {
    this.select([]);
  }

  /** The view as an address, as `search=kinase&version=V_11K`. */
  readView(): string {
    return writeMenuView(this.#shown()).toString();
  }

  /** Shows the view of an address, with or without the question mark. */
  showView(address: string): void {
    if (typeof address !== 'string') {
      complain(this, 'showView() takes the text that readView() gives. Nothing was changed.');
      return;
    }
    const before = this.#shown();
    this.#view = this.#viewOf(address);
    if (this.#view.version !== before.version) this.#selected = [];
    this.update();
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === view.name && after !== null && this.#view !== undefined) this.showView(after);
    if (name === version.name && this.#view !== undefined && this.#view.version !== this.version) {
      this.#view = viewOfVersion(this.#view, this.version);
      this.#selected = [];
    }
    super.attributeChangedCallback(name, before, after);
  }

  protected override get needsSession(): boolean {
    return false;
  }

  protected override get menuName(): string | undefined {
    return this.heading;
  }

  protected override content(session: Session): ReactNode {
    if (session.status === 'asking') return <SessionAwaited />;
    const { person } = session;
    this.#role = person?.role ?? publicRole;
    const href = this.sheetHref;
    if (href !== undefined && person === null) void this.adoptLater(loadPreviewSheet);
    return (
      <MenuPage
        view={this.#shown()}
        onViewChange={this.#changeView}
        columns={this.columns}
        height={this.height}
        allowsSelection={this.selectable}
        selectedSeqIds={this.#selected}
        onSelectionChange={this.#takeSelection}
        onProgress={this.#noteProgress}
        onRowAction={this.openable || href !== undefined ? this.#openRow : undefined}
        rowHref={href === undefined ? undefined : this.#rowHrefOf(href)}
        role={this.#role}
        sub={person?.sub}
        preferredColumns={person?.preferredColumns}
        builder={person?.builder && this.#tellingBuilder(person.builder)}
        actions={actions}
      />
    );
  }

  #shown(): MenuView {
    this.#view ??= this.view === undefined ? viewOfVersion(this.#viewOf(''), this.version) : this.#viewOf(this.view);
    return this.#view;
  }

  #viewOf(address: string): MenuView {
    const { view: read, problems } = readMenuView(new URLSearchParams(address), this.#role);
    for (const { code, ...problem } of problems) {
      complain(this, `a part of the view "${address}" was left out: ${code} ${JSON.stringify(problem)}.`);
    }
    return read;
  }

  readonly #rowHrefOf = createKeeper(
    (href: string) => (seqId: string, of: AssayVersion) => fillTemplate(href, { seqId, version: of }),
  );

  readonly #tellingBuilder = createKeeper(
    (builder: Builder): Builder => ({
      ...builder,
      add: (of, seqIds, source) => {
        builder.add(of, seqIds, source);
        this.tell('ssm-builder-add', { seqIds, version: of });
      },
    }),
  );

  readonly #changeView = (to: MenuView): void => {
    const isOther = to.version !== this.#shown().version;
    this.#view = to;
    this.tell('ssm-view-change', { view: this.readView(), version: to.version, search: to.search });
    if (isOther && this.#selected.length > 0) this.#changeSelection([]);
    this.answer();
  };

  readonly #changeSelection = (seqIds: readonly string[]): void => {
    this.#selected = seqIds;
    this.tell('ssm-selection-change', { seqIds: [...seqIds], version: this.#shown().version });
    this.answer();
  };

  readonly #takeSelection = (seqIds: readonly string[]): void => {
    // With another version the selection is made anew here: what the menu tells on its way there is of the one before.
    if (this.#reached === this.#shown().version) this.#changeSelection(seqIds);
  };

  readonly #noteProgress = ({ version: of }: MenuProgress): void => {
    this.#reached = of;
  };

  readonly #openRow = (seqId: string, { version: of }: { readonly version: AssayVersion }): void => {
    const isOpened = this.tell('ssm-row-action', { seqId, version: of }, true);
    const href = this.sheetHref;
    if (isOpened && href !== undefined) window.location.assign(fillTemplate(href, { seqId, version: of }));
  };
}
