import 'ssm-react/panels.css';
import { useEffect } from 'react';
import {
  type CollectionsView,
  isKeptList,
  type MenuView,
  readCollectionsView,
  writeCollectionsView,
  writeMenuView,
} from 'ssm-core';
import {
  type BrowseCategory,
  CollectionCategoryPage,
  CollectionsPage,
  EmptyState,
  isBrowseCategory,
  useCollectionsTexts,
  useSsm,
} from 'ssm-react';
import { browserStorage } from '../../adapters/browserStorage.ts';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { AppLink } from '../../address/AppLink.tsx';
import { keepVersion, keptVersion } from '../../address/keptVersion.ts';
import { lastPart, withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { useNamePage } from '../../shell/useArrival.ts';
import { NeedsAccess } from '../NeedsAccess.tsx';
import { comparePlace } from '../places.ts';

const collectionsPath = '/curated-protein-collections';

/** Reads the view of the page from the address and writes changes to the address. Typing replaces the history entry. */
function useAddressedView() {
  const { address } = useAddress();
  const { search } = usePlace();
  const { person } = useAuth();
  const storage = browserStorage(window);
  const view = readCollectionsView(new URLSearchParams(search), keptVersion(storage));
  function changeView(next: CollectionsView): void {
    if (next.version !== view.version) keepVersion(storage, next.version, person?.sub);
    const movement = next.search === view.search ? 'push' : 'replace';
    address[movement]({ search: `?${writeCollectionsView(next)}` });
  }
  return { view, changeView };
}

function usePorts() {
  const { address, basePath } = useAddress();
  const { person, role } = useAuth();
  const builder = useOwnBuilder();
  const menuHref = (view: MenuView) => withBasePath(basePath, `/?${writeMenuView(view)}`);
  return {
    group: role.group,
    builder: builder ?? undefined,
    menuHref,
    async onOpenMenu(view: MenuView) {
      // The address of a long list only names it, so the list is stored before.
      if (view.list !== null && isKeptList(view.list)) {
        const { keepList } = await import('../home/linkParts.ts');
        await keepList(person?.sub ?? '', view.list).catch(() => undefined);
      }
      address.push(menuHref(view));
    },
  };
}

export function CollectionsRoute() {
  const { address, basePath } = useAddress();
  const { person, role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const { needsAccess } = useCollectionsTexts();
  const { view, changeView } = useAddressedView();
  const ports = usePorts();
  useVersionOfPage(pages.collections, view);
  if (!role.allowsGeneralRoutes) return <NeedsAccess title={pages.collections} reason={needsAccess} />;
  const categoryHref = (category: BrowseCategory, version: CollectionsView['version']) =>
    withBasePath(basePath, `${collectionsPath}/${category}?version=${version}`);
  return (
    <CollectionsPage
      {...ports}
      view={view}
      onViewChange={changeView}
      sub={person?.sub}
      onCompare={(list) => address.push(withBasePath(basePath, comparePlace(list)))}
      categoryHref={categoryHref}
      onOpenCategory={(category, version) => address.push(categoryHref(category, version))}
    />
  );
}

export function CollectionCategoryRoute() {
  const { path } = usePlace();
  const { role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const texts = useCollectionsTexts();
  const { view, changeView } = useAddressedView();
  const ports = usePorts();
  const category = lastPart(path);
  const title = pages.browseCategory(category) ?? pages.collections;
  useVersionOfPage(title, view);
  if (!role.allowsGeneralRoutes) return <NeedsAccess title={title} reason={texts.needsAccess} />;
  if (!isBrowseCategory(category)) {
    return (
      <EmptyState isPage reason="missing" title={texts.noCategory}>
        <AppLink to={collectionsPath}>{texts.allCategories}</AppLink>
      </EmptyState>
    );
  }
  return <CollectionCategoryPage {...ports} category={category} view={view} onViewChange={changeView} />;
}

function useVersionOfPage(name: string, { version }: CollectionsView): void {
  const { path } = usePlace();
  const namePage = useNamePage();
  useEffect(() => namePage({ path, name, version }), [namePage, path, name, version]);
}
