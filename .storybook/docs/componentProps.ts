/**
 * Reads the properties of components from their types. Used by the pages of Storybook, and by the test that requires
 * descriptions.
 */
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');

export interface PropDoc {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly defaultValue?: string;
  readonly description: string;
}

export interface ComponentDoc {
  readonly description: string;
  readonly props: readonly PropDoc[];
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (name) => ts.sys.readFile(name));
  // Skips the types of Node and Vite. They are large, and no component uses them.
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, types: [] };
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function textOf(parts: readonly ts.SymbolDisplayPart[]): string {
  return onOneLine(ts.displayPartsToString([...parts]));
}

/** Returns the type as declared, also through Pick and Omit, because an alias says more than its expansion. */
function typeText(checker: ts.TypeChecker, property: ts.Symbol): string {
  const written = property.declarations?.find(ts.isPropertySignature)?.type?.getText();
  const text =
    written ?? checker.typeToString(checker.getTypeOfSymbol(property), undefined, ts.TypeFormatFlags.NoTruncation);
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  return onOneLine(isOptional ? text.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/s, '$1') : text);
}

type Drawing = ts.FunctionDeclaration | ts.FunctionExpression | ts.ClassDeclaration;

interface Component {
  readonly name: ts.Node;
  readonly drawing: Drawing;
}

function componentIn({ statements }: ts.SourceFile, name: string): Component | undefined {
  const declared = statements
    .filter((each) => ts.isFunctionDeclaration(each) || ts.isClassDeclaration(each))
    .find((each) => each.name?.text === name);
  if (declared?.name !== undefined) return { name: declared.name, drawing: declared };
  const variable = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((each) => each.name.getText() === name);
  const wrapper = variable?.initializer;
  const drawing = wrapper !== undefined && ts.isCallExpression(wrapper) ? wrapper.arguments[0] : undefined;
  return variable && drawing && ts.isFunctionExpression(drawing) ? { name: variable.name, drawing } : undefined;
}

function propsNode(drawing: Drawing): ts.Node | undefined {
  if (!ts.isClassDeclaration(drawing)) return drawing.parameters[0];
  return drawing.heritageClauses?.flatMap(({ types }) => types)[0]?.typeArguments?.[0];
}

/** Reads default values from the destructuring of the properties, in the parameter list or in the body. */
function defaultsOf(drawing: Drawing): ReadonlyMap<string, string> {
  if (ts.isClassDeclaration(drawing)) return new Map();
  const [first] = drawing.parameters;
  const patterns = [...(drawing.body?.statements ?? [])]
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => first !== undefined && initializer?.getText() === first.name.getText())
    .map(({ name }) => name);
  return new Map(
    [...(first === undefined ? [] : [first.name]), ...patterns]
      .filter(ts.isObjectBindingPattern)
      .flatMap(({ elements }) => elements)
      .flatMap(({ initializer, propertyName, name }) =>
        initializer === undefined
          ? []
          : [[(propertyName ?? name).getText(), onOneLine(initializer.getText())] as const],
      ),
  );
}

function docOf(checker: ts.TypeChecker, { name, drawing }: Component): ComponentDoc {
  const symbol = checker.getSymbolAtLocation(name);
  const node = propsNode(drawing);
  const defaults = defaultsOf(drawing);
  const properties = node === undefined ? [] : checker.getPropertiesOfType(checker.getTypeAtLocation(node));
  return {
    description: symbol === undefined ? '' : textOf(symbol.getDocumentationComment(checker)),
    props: properties.map((property) => {
      const defaultValue = defaults.get(property.name);
      return {
        name: property.name,
        type: typeText(checker, property),
        isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
        ...(defaultValue === undefined ? {} : { defaultValue }),
        description: textOf(property.getDocumentationComment(checker)),
      };
    }),
  };
}

export function componentProps(files: readonly string[]): ReadonlyMap<string, ComponentDoc> {
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  return new Map(
    files.flatMap((file) => {
      const name = path.basename(file, '.tsx');
      const source = program.getSourceFile(path.join(root, file));
      const component = source && componentIn(source, name);
      return component === undefined ? [] : [[name, docOf(checker, component)] as const];
    }),
  );
}
