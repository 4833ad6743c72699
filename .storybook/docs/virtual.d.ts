declare module 'virtual:component-props' {
  export const components: Readonly<Record<string, import('./componentProps.ts').ComponentDoc>>;
}
