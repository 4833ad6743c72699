/** Where Storybook shows a story by itself, in these choices of the toolbar. */
export function frameAddress(storyId: string, globals: Readonly<Record<string, string>>): string {
  const said = Object.entries(globals).map(([key, value]) => `${key}:${value}`);
  return `iframe.html?id=${storyId}&viewMode=story&globals=${said.join(';')}`;
}
