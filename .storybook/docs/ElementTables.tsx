import manifest from '../../packages/ssm-react/custom-elements.json';
import { DocTable, Words } from './DocTable.tsx';

type ElementDoc = (typeof manifest.modules)[number]['declarations'][number];

export const elementDocs: ReadonlyMap<string, ElementDoc> = new Map(
  manifest.modules.flatMap(({ declarations }) => declarations).map((element) => [element.tagName, element]),
);

const defaultOf = (attribute: object): string => ('default' in attribute ? String(attribute.default) : '');

export function ElementTables({ element }: { readonly element: ElementDoc }) {
  const { attributes, members, events, slots } = element;
  const written = new Set(attributes.map(({ fieldName }) => fieldName));
  const properties = members.filter(({ kind, name }) => kind === 'field' && !written.has(name));
  const methods = members.filter(({ kind }) => kind === 'method');
  const taken = [
    ...attributes.map((attribute) => ({ ...attribute, mark: undefined, byDefault: defaultOf(attribute) })),
    ...properties.map((property) => ({ ...property, mark: 'property', byDefault: '' })),
  ];
  return (
    <>
      <DocTable
        title="Attributes"
        head={['Attribute', 'What it is', 'Type', 'Default']}
        rows={taken.map(({ name, mark, description, type, byDefault }) => ({
          name,
          mark,
          cells: [
            <Words key="text" text={description} />,
            <code key="type">{type?.text}</code>,
            byDefault !== '' && <code key="default">{byDefault}</code>,
          ],
        }))}
      />
      <DocTable
        title="Methods"
        head={['Method', 'What it does']}
        rows={methods.map(({ name, description }) => ({ name, cells: [<Words key="text" text={description} />] }))}
      />
      <DocTable
        title="Events"
        head={['Event', 'When', 'Type']}
        rows={events.map(({ name, description, type }) => ({
          name,
          cells: [<Words key="text" text={description} />, <code key="type">{type.text}</code>],
        }))}
      />
      <DocTable
        title="Slots"
        head={['Slot', 'What it holds']}
        rows={slots.map(({ name, description }) => ({ name, cells: [<Words key="text" text={description} />] }))}
      />
    </>
  );
}
