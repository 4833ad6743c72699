import type { PanelSummary } from 'ssm-core';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { MenuItem } from '../../../ui/menu/MenuPopup.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import type { PanelAction } from './usePanelActions.ts';

export interface PanelRowMenuProps {
  readonly panel: PanelSummary;
  readonly actions: readonly PanelAction[];
}

export function PanelRowMenu({ panel, actions }: PanelRowMenuProps) {
  const texts = usePanelTexts();
  const items = actions.map(
    ({ id, isDangerous }): MenuItem => ({ id, label: texts[id], ...(isDangerous && { variant: 'danger' }) }),
  );
  return (
    <Menu
      label={texts.actionsFor(panel.name)}
      items={items}
      onAction={(chosen) => actions.find(({ id }) => id === chosen)?.act(panel)}
    >
      {texts.actions}
    </Menu>
  );
}
