/** Pages that work on lists, inside of the element. They hold their views themselves. */
import type { AssayVersion, Builder, ListReference } from 'ssm-core';
import { noEnrichment, noMove, noPlan } from 'ssm-core/internal';
import { ComparePage } from '../../pages/compare/ComparePage.tsx';
import { EnrichmentPage } from '../../pages/enrichment/EnrichmentPage.tsx';
import { MovePage } from '../../pages/move/MovePage.tsx';
import { PlanPage } from '../../pages/panels/PlanPage.tsx';
import type { SignedIn } from '../session/session.ts';

export type Task =
  | { readonly kind: 'compare'; readonly lists: readonly ListReference[] }
  | { readonly kind: 'move' | 'enrich'; readonly list: ListReference }
  | { readonly kind: 'plan'; readonly version: AssayVersion; readonly list: ListReference };

export interface ListTaskProps {
  readonly task: Task;
  readonly onTask: (task: Task) => void;
  readonly person: SignedIn;
  readonly builder: Builder;
  readonly panelHref: ((panelId: string) => string) | undefined;
  readonly onOpenPanel: (panelId: string) => void;
  readonly reagentHref: ((seqId: string, version: AssayVersion) => string) | undefined;
}

export function ListTask({ task, onTask, person, builder, panelHref, onOpenPanel, reagentHref }: ListTaskProps) {
  const shared = { sub: person.sub, group: person.role.group, builder, panelHref, onOpenPanel };
  switch (task.kind) {
    case 'compare':
      return (
        <ComparePage
          {...shared}
          view={{ lists: task.lists, key: 'seqId', formula: null }}
          onEnrich={(list) => onTask({ kind: 'enrich', list })}
        />
      );
    case 'move':
      return <MovePage {...shared} view={{ ...noMove, list: task.list }} />;
    case 'enrich':
      return <EnrichmentPage {...shared} view={{ ...noEnrichment, list: task.list }} reagentHref={reagentHref} />;
    default:
      return (
        <PlanPage
          {...shared}
          view={{ ...noPlan, version: task.version, mustHaves: task.list }}
          reagentHref={reagentHref}
        />
      );
  }
}
