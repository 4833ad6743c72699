/**
 * Schemas of the event details, published for pages without types. Tests check dispatched events against the schemas.
 * Later versions may add fields to a detail.
 */
import type { AssayVersion } from 'ssm-core';
import { array, number, object, enum as oneOf, string, toJSONSchema, type ZodMiniType } from 'zod/mini';
import type { DetailOf, SsmBuilderEvents, SsmMenuEvents, SsmPanelsEvents, SsmSpecSheetEvents } from './events.ts';

type AllEvents = SsmMenuEvents & SsmSpecSheetEvents & SsmBuilderEvents & SsmPanelsEvents;

const version = oneOf(['V_7K', 'V_11K'] satisfies readonly AssayVersion[]);
const reagent = object({ seqId: string(), version });
const panel = object({ panelId: string(), name: string(), version });
const reagents = object({ seqIds: array(string()), version });

export const eventSchemas = {
  'ssm-view-change': object({ view: string(), version, search: string() }),
  'ssm-selection-change': reagents,
  'ssm-row-action': reagent,
  'ssm-builder-add': reagents,
  'ssm-sheet-shown': object({ seqId: string(), version, title: string() }),
  'ssm-sheet-open': reagent,
  'ssm-version-change': object({ version }),
  'ssm-panel-saved': panel,
  'ssm-panel-open': object({ panelId: string() }),
  'ssm-panel-close': object({ panelId: string() }),
  'ssm-panel-shown': panel,
  'ssm-panel-loaded': object({ version }),
  'ssm-session-needed': object({ reason: oneOf(['missing', 'refused']) }),
  'ssm-error': object({ code: string(), status: number(), message: string() }),
} as const satisfies { readonly [Name in keyof AllEvents]: ZodMiniType<DetailOf<AllEvents[Name]>> };

export function eventsJsonSchema(): Readonly<Record<string, unknown>> {
  const schemas = Object.entries(eventSchemas).map(([name, schema]) => {
    const { $schema: _, ...detail } = toJSONSchema(schema, { io: 'input' });
    return [name, detail] as const;
  });
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: Object.fromEntries(schemas) };
}
