/** Everything that ssm-react offers. A change here needs a changeset. */

export { BuilderLabel, type BuilderLabelProps } from './features/builder/BuilderLabel.tsx';
export { type BuilderModel, useBuilder } from './features/builder/useBuilder.ts';
export { type MenuList, MenuTable, type MenuTableProps } from './features/menu-table/MenuTable.tsx';
export type { Listing, ListRows, PickedRows, UnselectableRows } from './features/menu-table/menuRows.ts';
export { useVersion, type VersionList, type VersionModel, type VersionOptions } from './features/version/useVersion.ts';
export { VersionToggle, type VersionToggleProps } from './features/version/VersionToggle.tsx';
export { BuilderPage, type BuilderPageProps } from './pages/BuilderPage.tsx';
export { MenuPage, type MenuPageProps } from './pages/MenuPage.tsx';
export { SsmProvider, type SsmProviderProps } from './provider/SsmProvider.tsx';
export { usePolicyTexts } from './provider/usePolicyTexts.ts';
export { type Ssm, useSsm } from './provider/useSsm.ts';
export { type BuilderTexts, builder as enBuilder } from './strings/en.builder.ts';
export { en, type Strings } from './strings/en.ts';
export { type CountText, createCellText, createCountText } from './strings/format.ts';
export type { StringsOverride } from './strings/merge.ts';
export { Button, type ButtonProps } from './ui/Button.tsx';
export { IconButton, type IconButtonProps } from './ui/IconButton.tsx';
export { Menu, type MenuProps } from './ui/Menu.tsx';
export type { MenuItem } from './ui/MenuPopup.tsx';
export { Modal } from './ui/Modal.tsx';
export type { ModalProps } from './ui/ModalDialog.tsx';
export { Progress, type ProgressProps } from './ui/Progress.tsx';
export { SkipLink, type SkipLinkProps } from './ui/SkipLink.tsx';
export type { ToastKind, ToastOptions } from './ui/toasts/toastStore.ts';
export { useToasts } from './ui/toasts/useToasts.ts';
