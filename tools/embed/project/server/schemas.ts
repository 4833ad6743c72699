/** Loads the schemas of events, messages and elements, which portals can test against. */
import { createRequire } from 'node:module';

interface Schema {
  readonly required?: readonly string[];
}

const require = createRequire(import.meta.url);
const definitionsOf = (name: string): Readonly<Record<string, Schema>> =>
  require(`ssm-react/${name}.schema.json`).$defs;
const manifest: { readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[] } =
  require('ssm-react/custom-elements.json');

console.log(
  JSON.stringify({
    events: definitionsOf('element-events')['ssm-selection-change']?.required,
    messages: Object.keys(definitionsOf('iframe-messages')),
    elements: manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)),
  }),
);
