/**
 * `ssm-react/element`: the menu, spec sheet, builder and saved panels as custom elements. Importing the module
 * registers the elements and has no other effect.
 */
import type { SsmBuilderEvents, SsmMenuEvents, SsmPanelsEvents, SsmSpecSheetEvents } from './events.ts';
import { SsmPanelsElement } from './panels/SsmPanelsElement.tsx';
import { SsmBuilderElement } from './SsmBuilderElement.tsx';
import { SsmMenuElement } from './SsmMenuElement.tsx';
import { SsmSpecSheetElement } from './SsmSpecSheetElement.tsx';

export type {
  SsmBuilderEvents,
  SsmElementEvents,
  SsmMenuEvents,
  SsmPanelsEvents,
  SsmSpecSheetEvents,
} from './events.ts';
export type { GetAccessToken } from './session/session.ts';
export type { SsmBuilderElement, SsmMenuElement, SsmPanelsElement, SsmSpecSheetElement };

declare global {
  interface HTMLElementTagNameMap {
    'ssm-menu': SsmMenuElement;
    'ssm-spec-sheet': SsmSpecSheetElement;
    'ssm-builder': SsmBuilderElement;
    'ssm-panels': SsmPanelsElement;
  }
  interface HTMLElementEventMap extends SsmMenuEvents, SsmSpecSheetEvents, SsmBuilderEvents, SsmPanelsEvents {}
}

const elements = {
  'ssm-menu': SsmMenuElement,
  'ssm-spec-sheet': SsmSpecSheetElement,
  'ssm-builder': SsmBuilderElement,
  'ssm-panels': SsmPanelsElement,
};

/**
 * Registers the elements. Warns if another copy of this file has registered them, because that copy renders with its
 * own React.
 */
function register(registry: CustomElementRegistry): void {
  for (const [name, element] of Object.entries(elements)) {
    if (registry.get(name) === undefined) registry.define(name, element);
    else warnOfTwo(name);
  }
}

function warnOfTwo(name: string): void {
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn(`<${name}> is defined already. Load ssm-react/element once, from one address and without a query.`);
}

if (typeof customElements !== 'undefined') register(customElements);
