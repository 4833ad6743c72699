/** Portals cannot set the server or link targets, since tokens would go there. */
const attributes = ['version', 'view', 'columns', 'heading', 'language', 'theme', 'direction'] as const;

const usualHeight = 480;

export interface EmbedAddress {
  readonly shows: 'menu' | 'builder';
  readonly attributes: ReadonlyMap<string, string>;
  /** In pixels. The frame is as high as the page, so the table's height cannot depend on the frame. */
  readonly tableHeight: number;
}

export function readEmbedAddress(search: string): EmbedAddress {
  const parameters = new URLSearchParams(search);
  const height = Number(parameters.get('height'));
  return {
    shows: parameters.get('show') === 'builder' ? 'builder' : 'menu',
    attributes: new Map(
      attributes.flatMap((name) => {
        const value = parameters.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    ),
    tableHeight: Number.isInteger(height) && height >= 200 && height <= 4000 ? height : usualHeight,
  };
}
