import { createPanel, type Panel, type PanelContent, type SatClient } from 'ssm-core';
import { createTestClient, type TestClientOptions } from '../../../testing/createTestClient.ts';

export const sub = 'demo-ssm-registered';

export function panelContent(name: string, ...seqIds: readonly string[]): PanelContent {
  return { name, description: '', version: 'V_7K', seqIds: [...(seqIds.length === 0 ? ['1-1', '2-1'] : seqIds)] };
}

export async function clientWithPanels(
  contents: readonly PanelContent[],
  options: TestClientOptions = {},
): Promise<{ readonly client: SatClient; readonly panels: readonly Panel[] }> {
  let isFilled = false;
  const { intercept } = options;
  const client = await createTestClient({
    person: 'SSM-Registered',
    ...options,
    // Passes calls through until the server is filled.
    ...(intercept && { intercept: (request, answer) => (isFilled ? intercept(request, answer) : answer(request)) }),
  });
  const panels: Panel[] = [];
  for (const [index, content] of contents.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- they are saved in their order
    panels.push((await createPanel(client, sub, content, `filling-${index}`)).panel);
    // Saves one after the other, because the order of two panels saved in the same millisecond is undefined.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  isFilled = true;
  return { client, panels };
}
