export function frameAddress(storyId: string, globals: Readonly<Record<string, string>>): string {
  const said = Object.entries(globals).map(([key, value]) => `${key}:${value}`);
  return `iframe.html?id=${storyId}&viewMode=story&globals=${said.join(';')}`;
}
