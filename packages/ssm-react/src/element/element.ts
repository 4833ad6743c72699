/** `ssm-react/element`: the menu, a spec sheet and the builder as custom elements. Importing it registers them, and nothing more. */
import type { SsmBuilderEvents, SsmMenuEvents, SsmSpecSheetEvents } from './events.ts';
import { SsmBuilderElement } from './SsmBuilderElement.tsx';
import { SsmMenuElement } from './SsmMenuElement.tsx';
import { SsmSpecSheetElement } from './SsmSpecSheetElement.tsx';

export type { SsmBuilderEvents, SsmElementEvents, SsmMenuEvents, SsmSpecSheetEvents } from './events.ts';
export type { GetAccessToken } from './session.ts';
export type { SsmBuilderElement, SsmMenuElement, SsmSpecSheetElement };

declare global {
  interface HTMLElementTagNameMap {
    'ssm-menu': SsmMenuElement;
    'ssm-spec-sheet': SsmSpecSheetElement;
    'ssm-builder': SsmBuilderElement;
  }
  interface HTMLElementEventMap extends SsmMenuEvents, SsmSpecSheetEvents, SsmBuilderEvents {}
}

const elements = {
  'ssm-menu': SsmMenuElement,
  'ssm-spec-sheet': SsmSpecSheetElement,
  'ssm-builder': SsmBuilderElement,
};

/** A second copy of this file would draw with two copies of React. */
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
