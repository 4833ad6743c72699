import { useCallback, useMemo } from 'react';
import type { AnalyteSheet, AssayVersion, Builder, ColumnKey, Panel } from 'ssm-core';
import { useLateTexts } from '../provider/lateTexts.ts';
import { element } from '../strings/en/element.ts';
import { Progress } from '../ui/feedback/Progress.tsx';
import { useDeferredPart } from '../ui/overlay/useDeferredPart.ts';
import { fillTemplate } from './attributes/attributes.ts';
import type { ShownPanelsProps } from './panels/ShownPanels.tsx';
import type { SignedIn } from './session/session.ts';

const loadSheet = () => import('../pages/sheet/SpecSheetPage.tsx');
const loadBuilder = () => import('../pages/builder/PanelBuilderPage.tsx');
const loadPanels = () => import('./panels/ShownPanels.tsx');

function PartAwaited() {
  const texts = useLateTexts('element', element);
  return <Progress label={texts.partAwaited} />;
}

export interface SpecSheetPartProps {
  readonly seqId: string;
  readonly version: AssayVersion;
  readonly sheetHref: string | undefined;
  readonly person: SignedIn;
  readonly onOpen: (seqId: string, version: AssayVersion) => void;
  readonly onShown: (seqId: string, version: AssayVersion, title: string) => void;
}

export function SpecSheetPart({ seqId, version, sheetHref, person, onOpen, onShown }: SpecSheetPartProps) {
  const { part } = useDeferredPart(loadSheet, true);
  const hrefOf = useMemo(
    () => sheetHref && ((to: string, of: AssayVersion) => fillTemplate(sheetHref, { seqId: to, version: of })),
    [sheetHref],
  );
  const tellOpened = useCallback(
    ({ analyte, version: of }: AnalyteSheet, title: string) => onShown(analyte.seqId, of, title),
    [onShown],
  );
  if (part === undefined) return <PartAwaited />;
  return (
    <part.SpecSheetPage
      seqId={seqId}
      version={version}
      group={person.role.group}
      builder={person.builder}
      allowsSelection={person.role.allowsSelection}
      sheetHref={hrefOf || undefined}
      onOpenSheet={onOpen}
      onOpened={tellOpened}
    />
  );
}

export interface BuilderPartProps {
  readonly version: AssayVersion;
  readonly columns: readonly ColumnKey[] | undefined;
  readonly height: string | undefined;
  readonly panelHref: string | undefined;
  readonly person: SignedIn;
  readonly builder: Builder;
  readonly onVersionChange: (version: AssayVersion) => void;
  readonly onSaved: (panel: Panel) => void;
}

export function BuilderPart({ person, builder, panelHref, ...props }: BuilderPartProps) {
  const { part } = useDeferredPart(loadBuilder, true);
  const hrefOf = useMemo(() => panelHref && ((panelId: string) => fillTemplate(panelHref, { panelId })), [panelHref]);
  if (part === undefined) return <PartAwaited />;
  return (
    <part.PanelBuilderPage
      {...props}
      builder={builder}
      sub={person.sub}
      group={person.role.group}
      preferredColumns={person.preferredColumns}
      panelHref={hrefOf || undefined}
    />
  );
}

export function PanelsPart(props: ShownPanelsProps) {
  const { part } = useDeferredPart(loadPanels, true);
  return part === undefined ? <PartAwaited /> : <part.ShownPanels {...props} />;
}
