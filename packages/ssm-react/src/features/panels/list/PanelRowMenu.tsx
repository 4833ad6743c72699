import type { PanelSummary } from 'ssm-core';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { MenuItem } from '../../../ui/menu/MenuPopup.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';

/** What can be done with one panel of the list. */
export type PanelAction = 'open' | 'load' | 'rename' | 'duplicate' | 'export' | 'delete';

export interface PanelRowMenuProps {
  readonly panel: PanelSummary;
  /** Those that are offered, in their order. */
  readonly actions: readonly PanelAction[];
  readonly onAction: (action: PanelAction, panel: PanelSummary) => void;
}

/** The menu of a row. */
export function PanelRowMenu({ panel, actions, onAction }: PanelRowMenuProps) {
  const texts = usePanelTexts();
  const items = actions.map(
    (id): MenuItem => ({ id, label: texts[id], ...(id === 'delete' && { variant: 'danger' }) }),
  );
  return (
    <Menu label={texts.actionsFor(panel.name)} items={items} onAction={(id) => onAction(id as PanelAction, panel)}>
      {texts.actions}
    </Menu>
  );
}
