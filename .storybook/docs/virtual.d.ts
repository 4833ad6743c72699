declare module 'virtual:component-props' {
  export const components: Readonly<Record<string, import('../../tools/componentProps.ts').ComponentDoc>>;
}
