import type { ReactNode } from 'react';
import type { AssayVersion, Group, Panel, PanelFileFormat } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FoldedActions } from '../../../ui/button/FoldedActions.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { usePanelExport } from '../files/usePanelExport.ts';
import { usePanelViewTexts } from './usePanelViewTexts.ts';

export interface PanelToolbarProps {
  readonly panel: Panel;
  readonly group: Group;
  readonly columns: ReactNode;
  /** The version to which the panel can be moved. */
  readonly moveTo?: AssayVersion | undefined;
  readonly onMove: () => void;
  /** Called by “Enrichment”. The button is absent without it. */
  readonly onEnrich?: (() => void) | undefined;
  /** Called by “Plan”. The button is absent without it. */
  readonly onPlan?: (() => void) | undefined;
  /** The button that saves the reagents as an own collection. */
  readonly keep?: ReactNode;
  readonly onCite: () => void;
  readonly onEdit?: (() => void) | undefined;
  readonly versionsId: string;
  readonly showsVersions: boolean;
  readonly onToggleVersions: () => void;
  readonly sourcesId: string;
  readonly showsSources: boolean;
  readonly onToggleSources: () => void;
  /** The button of a further section, between versions and sources. */
  readonly changes?: ReactNode;
}

const formats: readonly PanelFileFormat[] = ['xlsx', 'csv', 'csvExcel'];

export function PanelToolbar(props: PanelToolbarProps) {
  const { panel, group, columns, moveTo, onMove, onCite, onEdit, versionsId, showsVersions, onToggleVersions } = props;
  const { onEnrich, onPlan, sourcesId, showsSources, onToggleSources, changes } = props;
  const { strings } = useSsm();
  const texts = usePanelViewTexts();
  const { isBusy, start, cancel } = usePanelExport(group);
  return (
    <FoldedActions
      label={texts.actions(group)}
      moreLabel={strings.menu.actions}
      component="PanelToolbar"
      first={
        isBusy && (
          <div className="ssm-Panel-busy">
            <Progress label={texts.exporting} />
            <Button onPress={cancel}>{strings.ui.cancel}</Button>
          </div>
        )
      }
      last={
        onEdit !== undefined && (
          <Button variant="primary" onPress={onEdit}>
            {texts.edit}
          </Button>
        )
      }
    >
      {columns}
      {moveTo !== undefined && <Button onPress={onMove}>{texts.moveTo(strings.version[moveTo])}</Button>}
      {onEnrich !== undefined && <Button onPress={onEnrich}>{texts.enrich}</Button>}
      {onPlan !== undefined && <Button onPress={onPlan}>{texts.plan}</Button>}
      {props.keep}
      <SectionButton id={versionsId} label={texts.versions} isOpen={showsVersions} onToggle={onToggleVersions} />
      {changes}
      <SectionButton id={sourcesId} label={texts.sources.title} isOpen={showsSources} onToggle={onToggleSources} />
      <Menu
        items={[
          ...formats.map((format) => ({ id: format as string, label: texts.exportFormats[format] })),
          { id: 'cite', label: texts.cite.button },
        ]}
        isDisabled={isBusy}
        onAction={(id) => {
          if (id === 'cite') onCite();
          const format = formats.find((candidate) => candidate === id);
          if (format !== undefined) void start(panel, format);
        }}
      >
        {texts.export}
      </Menu>
    </FoldedActions>
  );
}

interface SectionButtonProps {
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function SectionButton({ id, label, isOpen, onToggle }: SectionButtonProps) {
  return (
    <button
      type="button"
      className="ssm-Button"
      data-variant="secondary"
      data-open={isOpen || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
    >
      <span>{label}</span>
      <Icon name="chevronDown" />
    </button>
  );
}
