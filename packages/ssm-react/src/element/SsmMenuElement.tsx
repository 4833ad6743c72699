import type { ReactNode } from 'react';
import {
  type AssayVersion,
  type Builder,
  type MenuProgress,
  type MenuView,
  type ReadViewList,
  type Role,
  readMenuView,
  readViewList,
  roleOf,
  viewOfVersion,
  writeMenuView,
} from 'ssm-core';
import { selectedSeqIds, selectSeqIds } from 'ssm-core/engine';
import { memoizeLast } from 'ssm-core/internal';
import { MenuPage } from '../pages/menu/MenuPage.tsx';
import { complain, fillTemplate, menuAttributes } from './attributes/attributes.ts';
import { elementWith } from './SsmElement.tsx';
import type { Session, SignedIn } from './session/session.ts';

const { version, view } = menuAttributes;
const publicRole = roleOf([]);
const loadPreviewSheet = async () => (await import('./styles/preview.ts')).previewSheet;
const actions = <slot name="actions" />;

interface Work {
  readonly view: MenuView | undefined;
  /** Address of the initial view. It is read again for each role until the user changes the view. */
  readonly given: string | undefined;
  readonly selected: readonly string[];
}

const noWork: Work = { view: undefined, given: undefined, selected: [] };

function isSame(one: SignedIn, other: SignedIn | null): boolean {
  return one.sub === other?.sub && one.role.title === other.role.title;
}

/** <ssm-menu>: the menu, with search, filters, columns and selection, and the features of signed-in people. */
export class SsmMenuElement extends elementWith(menuAttributes) {
  #work = noWork;
  /** The signed-in person. Null for a visitor, whose view and selection pass to the person who signs in. */
  #owner: SignedIn | null = null;
  /**
   * View and selection of a person whose session could not be verified. They return when the same person is verified.
   */
  #aside: { readonly owner: SignedIn; readonly work: Work } | undefined;
  /** State that the page set while the session was being resolved. It belongs to the next person. */
  readonly #early = new Set<'view' | 'selection'>();
  #role: Role | undefined;
  #reached: MenuProgress | undefined;
  /** The page's `version` attribute while the element overwrites it; null if the page set none. */
  #pagesVersion: string | null | undefined;
  #isTellingVersion = false;

  /** Returns the selected SeqIds in catalogue order, without those that the version lacks. */
  getSelection(): readonly string[] {
    const { view: shown, selected } = this.#work;
    const table = this.#reached?.version === shown?.version ? this.#reached?.table : undefined;
    return table === undefined ? [...selected] : selectedSeqIds(table, selectSeqIds(table, selected));
  }

  /** Selects exactly these SeqIds and ignores those that the version lacks. */
  select(seqIds: readonly string[]): void {
    if (!Array.isArray(seqIds) || seqIds.some((seqId) => typeof seqId !== 'string')) {
      complain(this, 'select() takes a list of SeqIds, as ["10000-28"]. Nothing was changed.');
      return;
    }
    if (!this.selectable) complain(this, 'select() shows nothing without the attribute selectable.');
    this.#select([...new Set(seqIds)]);
  }

  clear(): void {
    this.#select([]);
  }

  /** Returns the view as a query string such as `search=kinase&version=V_11K`. */
  readView(): string {
    return writeMenuView(this.#shown()).toString();
  }

  /** Shows the view of a query string, with or without the question mark. */
  showView(address: string): void {
    if (typeof address !== 'string') {
      complain(this, 'showView() takes the text that readView() gives. Nothing was changed.');
      return;
    }
    this.#give(address);
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    const { view: shown } = this.#work;
    if (name === view.name && after !== null && shown !== undefined) this.showView(after);
    if (name === version.name && !this.#isTellingVersion) {
      this.#pagesVersion = undefined;
      if (shown !== undefined && shown.version !== this.version) {
        this.#give(writeMenuView(viewOfVersion(shown, this.version)).toString());
      }
    }
    super.attributeChangedCallback(name, before, after);
  }

  protected override enters({ status, person }: Session): void {
    this.#role = status === 'asking' ? undefined : (person?.role ?? publicRole);
    const before = this.#owner;
    const isNext = status !== 'asking' && before !== null && !isSame(before, person);
    // Does not read the address of the previous person again: the next person would get warnings about it.
    const { given } = this.#work;
    if (given !== undefined && (!isNext || this.#early.has('view')))
      this.#keep({ ...this.#work, view: this.#viewOf(given) });
    if (status === 'asking') return;
    const aside = this.#aside;
    this.#owner = person;
    if (status !== 'failed') this.#aside = undefined;
    if (isNext) {
      if (status === 'failed') this.#aside = { owner: before, work: this.#work };
      this.#begin({
        ...(this.#early.has('view') ? this.#work : noWork),
        selected: this.#early.has('selection') ? this.#work.selected : [],
      });
    } else if (aside !== undefined && isSame(aside.owner, person)) this.#begin(aside.work);
    this.#early.clear();
  }

  protected override get needsSession(): boolean {
    return false;
  }

  protected override get menuName(): string | undefined {
    return this.heading;
  }

  protected override content({ person }: Session): ReactNode {
    const href = this.sheetHref;
    if (href !== undefined && person === null) void this.adoptLater(loadPreviewSheet);
    return (
      <MenuPage
        view={this.#shown()}
        onViewChange={this.#changeView}
        columns={this.columns}
        height={this.height}
        allowsSelection={this.selectable}
        // A signed-in person may select, but only if the page allows selection too.
        isReadOnly={!this.selectable}
        selectedSeqIds={this.#work.selected}
        onSelectionChange={this.#takeSelection}
        onProgress={this.#noteProgress}
        onRowAction={this.openable || href !== undefined ? this.#openRow : undefined}
        rowHref={href === undefined ? undefined : this.#rowHrefOf(href)}
        role={person?.role}
        sub={person?.sub}
        preferredColumns={person?.preferredColumns}
        builder={person?.builder && this.#tellingBuilder(person.builder)}
        actions={actions}
      />
    );
  }

  #shown(): MenuView {
    const { view: shown, given = this.view ?? `version=${this.version}` } = this.#work;
    if (shown !== undefined) return shown;
    const first = this.#viewOf(given);
    this.#keep({ ...this.#work, view: first, given });
    return first;
  }

  /**
   * Reads an address as a view. Warns about parts that are left out, but only once the role is known: before that,
   * nothing is left out.
   */
  #viewOf(address: string): MenuView {
    const { view: read, problems } = readMenuView(new URLSearchParams(address), this.#role, this.#readList);
    if (this.#role === undefined || this.isAsking) return read;
    for (const { code, ...problem } of problems) {
      complain(this, `a part of the view "${address}" was left out: ${code} ${JSON.stringify(problem)}.`);
    }
    return read;
  }

  /**
   * Resolves a list that is too long for an address. The address holds only the list's name, so the list is found
   * only while it is shown.
   */
  readonly #readList: ReadViewList = (name) => {
    const list = this.#work.view?.list;
    return list?.name === name ? list : readViewList(name);
  };

  /**
   * Stores the view and selection, and writes the shown version to the attribute. Restores the page's version when
   * the view is reset.
   */
  #keep(work: Work): void {
    this.#work = work;
    const shown = work.view?.version;
    if (shown === this.version) return;
    if (shown !== undefined) {
      if (this.#pagesVersion === undefined) this.#pagesVersion = this.getAttribute(version.name);
      this.#tellVersion(shown);
    } else if (this.#pagesVersion !== undefined) {
      this.#tellVersion(this.#pagesVersion);
      this.#pagesVersion = undefined;
    }
  }

  #tellVersion(shown: string | null): void {
    this.#isTellingVersion = true;
    this.write(version, shown);
    this.#isTellingVersion = false;
  }

  #give(given: string): void {
    const before = this.#shown();
    const to = this.#viewOf(given);
    this.#keep({ view: to, given, selected: to.version === before.version ? this.#work.selected : [] });
    if (this.isAsking) this.#early.add('view');
    this.update();
  }

  #select(selected: readonly string[]): void {
    this.#work = { ...this.#work, selected };
    if (this.isAsking) this.#early.add('selection');
    this.update();
  }

  #begin(work: Work): void {
    const shown = this.readView();
    const selected = this.getSelection();
    this.#keep(work);
    if (this.readView() !== shown) this.#tellView();
    if (String(this.getSelection()) !== String(selected)) this.#tellSelection();
  }

  #tellView(): void {
    const { version: of, search } = this.#shown();
    this.tell('ssm-view-change', { view: this.readView(), version: of, search });
  }

  #tellSelection(): void {
    this.tell('ssm-selection-change', { seqIds: this.getSelection(), version: this.#shown().version });
  }

  readonly #rowHrefOf = memoizeLast(
    (href: string) => (seqId: string, of: AssayVersion) => fillTemplate(href, { seqId, version: of }),
  );

  readonly #tellingBuilder = memoizeLast(
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
    this.#keep({ ...this.#work, view: to, given: undefined });
    this.#early.delete('view');
    this.#tellView();
    if (isOther && this.#work.selected.length > 0) this.#changeSelection([]);
    this.answer();
  };

  readonly #changeSelection = (selected: readonly string[]): void => {
    this.#work = { ...this.#work, selected };
    this.#early.delete('selection');
    this.#tellSelection();
    this.answer();
  };

  readonly #takeSelection = (seqIds: readonly string[]): void => {
    // Until the new version is loaded, the menu emits the selection of the previous version, which is ignored here.
    if (this.#reached?.version === this.#shown().version) this.#changeSelection(seqIds);
  };

  readonly #noteProgress = (progress: MenuProgress): void => {
    this.#reached = progress;
  };

  readonly #openRow = (seqId: string, { version: of }: { readonly version: AssayVersion }): void => {
    this.follow('ssm-row-action', { seqId, version: of }, this.sheetHref);
  };
}
