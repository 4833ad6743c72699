/** The reference server with a person's panels on it, for tests and stories. */
import { createPanel, type Panel, type PanelContent, type SatClient } from 'ssm-core';
import { createTestClient, type TestClientOptions } from '../../../testing/createTestClient.ts';

/** The `sub` of the demo person who is registered. */
export const sub = 'demo-ssm-registered';

export function panelContent(name: string, ...seqIds: readonly string[]): PanelContent {
  return { name, description: '', version: 'V_7K', seqIds: [...(seqIds.length === 0 ? ['1-1', '2-1'] : seqIds)] };
}

/** A client of that person, whose server holds these panels, the last one saved last. */
export async function clientWithPanels(
  contents: readonly PanelContent[],
  options: TestClientOptions = {},
): Promise<{ readonly client: SatClient; readonly panels: readonly Panel[] }> {
  let isFilled = false;
  const { intercept } = options;
  const client = await createTestClient({
    person: 'SSM-Registered',
    ...options,
    // What the test has to say about the calls does not concern the filling.
    ...(intercept && { intercept: (request, answer) => (isFilled ? intercept(request, answer) : answer(request)) }),
  });
  const panels: Panel[] = [];
  for (const [index, content] of contents.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- they are saved in their order
    panels.push((await createPanel(client, sub, content, `filling-${index}`)).panel);
    // Two of one millisecond would be listed in any order.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  isFilled = true;
  return { client, panels };
}
