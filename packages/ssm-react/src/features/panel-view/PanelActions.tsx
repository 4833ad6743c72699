import type { ReactNode } from 'react';
import type { Group, Panel, PanelFileFormat } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { usePanelExport } from './usePanelExport.ts';
import { usePanelViewTexts } from './usePanelViewTexts.ts';

export interface PanelActionsProps {
  readonly panel: Panel;
  readonly group: Group;
  /** The button that chooses the columns of the table. */
  readonly columns: ReactNode;
  readonly onEdit?: (() => void) | undefined;
  /** Id of the versions, and whether they are there. */
  readonly versionsId: string;
  readonly showsVersions: boolean;
  readonly onToggleVersions: () => void;
}

const formats: readonly PanelFileFormat[] = ['xlsx', 'csv'];

/** What is done with a panel that is looked at. */
export function PanelActions(props: PanelActionsProps) {
  const { panel, group, columns, onEdit, versionsId, showsVersions, onToggleVersions } = props;
  const { strings } = useSsm();
  const texts = usePanelViewTexts();
  const { isBusy, start, cancel } = usePanelExport(panel, group);
  return (
    <div className="ssm-MenuPage-actions" data-component="PanelActions" role="group" aria-label={texts.actions(group)}>
      {isBusy && (
        <div className="ssm-Panel-busy">
          <Progress label={texts.exporting} />
          <Button onPress={cancel}>{strings.ui.cancel}</Button>
        </div>
      )}
      {columns}
      <button
        type="button"
        className="ssm-Button"
        data-variant="secondary"
        data-open={showsVersions || undefined}
        aria-expanded={showsVersions}
        aria-controls={showsVersions ? versionsId : undefined}
        onClick={onToggleVersions}
      >
        {texts.versions}
        <Icon name="chevronDown" />
      </button>
      <Menu
        items={formats.map((format) => ({ id: format, label: texts.exportFormats[format] }))}
        isDisabled={isBusy}
        onAction={(id) => {
          const format = formats.find((candidate) => candidate === id);
          if (format !== undefined) void start(format);
        }}
      >
        {texts.export}
      </Menu>
      {onEdit !== undefined && (
        <Button variant="primary" onPress={onEdit}>
          {texts.edit}
        </Button>
      )}
    </div>
  );
}
