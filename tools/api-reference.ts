type Node = Readonly<Record<string, unknown>>;

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\s*\n\s*/g, ' ') : '';
}

function resolve(document: Node, value: unknown): Node {
  const node = asNode(value);
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  let target: unknown = document;
  for (const part of reference.slice(2).split('/')) target = asNode(target)[part];
  return asNode(target);
}

function schemaText(value: unknown): string {
  const node = asNode(value);
  const reference = node['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return `[\`${name}\`](#${name.toLowerCase()})`;
  }
  if (node['type'] === 'array') return `list of ${schemaText(node['items'])}`;
  if ('const' in node) return `\`${String(node['const'])}\``;
  if (Array.isArray(node['enum'])) return node['enum'].map((entry) => `\`${String(entry)}\``).join(', ');
  if (Array.isArray(node['oneOf'])) return node['oneOf'].map((entry) => schemaText(entry)).join(' or ');
  const type = node['type'];
  return Array.isArray(type) ? type.join(' or ') : text(type) || 'object';
}

function parameterRows(document: Node, operation: Node): string[] {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return parameters.map((entry) => {
    const parameter = resolve(document, entry);
    const isRequired = parameter['required'] === true ? 'yes' : '';
    return `| \`${text(parameter['name'])}\` | ${text(parameter['in'])} | ${isRequired} | ${schemaText(parameter['schema'])} | ${text(parameter['description'])} |`;
  });
}

function bodyLine(document: Node, operation: Node): string {
  const [entry] = Object.entries(asNode(resolve(document, operation['requestBody'])['content']));
  return entry === undefined ? '' : `Body: \`${entry[0]}\`, ${schemaText(asNode(entry[1])['schema'])}.`;
}

function answerRows(document: Node, operation: Node): string[] {
  return Object.entries(asNode(operation['responses'])).flatMap(([status, entry]) => {
    const response = resolve(document, entry);
    const content = Object.entries(asNode(response['content']));
    const name = status === 'default' ? 'error' : status;
    if (content.length === 0) return [`| ${name} | | | ${text(response['description'])} |`];
    return content.map(
      ([media, body]) =>
        `| ${name} | \`${media}\` | ${schemaText(asNode(body)['schema'])} | ${text(response['description'])} |`,
    );
  });
}

function operationSection(document: Node, path: string, method: string, operation: Node, base: string): string {
  const parameters = parameterRows(document, operation);
  return [
    `## ${text(operation['operationId'])}`,
    `\`${method.toUpperCase()} ${base}${path}\``,
    [text(operation['summary']), text(operation['description'])].filter((part) => part !== '').join('. '),
    parameters.length === 0
      ? ''
      : ['| parameter | in | required | value | what it is |', '|---|---|---|---|---|', ...parameters].join('\n'),
    bodyLine(document, operation),
    ['| answer | media type | body | when |', '|---|---|---|---|', ...answerRows(document, operation)].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function schemaSection(name: string, schema: Node): string {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const rows = Object.entries(asNode(schema['properties'])).map(
    ([key, value]) =>
      `| \`${key}\` | ${required.has(key) ? 'yes' : ''} | ${schemaText(value)} | ${text(asNode(value)['description'])} |`,
  );
  const table =
    rows.length === 0
      ? schemaText(schema)
      : ['| field | always | value | what it is |', '|---|---|---|---|', ...rows].join('\n');
  return [`### ${name}`, text(schema['description']), table].filter((part) => part !== '').join('\n\n');
}

export function apiReference(contract: unknown): string {
  const document = asNode(contract);
  const info = asNode(document['info']);
  const sections = Object.entries(asNode(document['paths'])).flatMap(([path, methods]) => {
    const base = 'servers' in asNode(methods) ? '' : '/sat';
    return Object.entries(asNode(methods))
      .filter(([method]) => ['get', 'put', 'post', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => operationSection(document, path, method, asNode(operation), base));
  });
  const schemas = Object.entries(asNode(asNode(document['components'])['schemas'])).map(([name, schema]) =>
    schemaSection(name, asNode(schema)),
  );
  const description = typeof info['description'] === 'string' ? info['description'].trim() : '';
  return [`# ${text(info['title'])}`, description, ...sections, '## Schemas', ...schemas].join('\n\n').concat('\n');
}
