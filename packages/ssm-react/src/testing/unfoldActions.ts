import { userEvent, within } from 'storybook/test';

/** Shows the buttons of a page in a story. A narrow page hides them behind "Actions". */
export async function unfoldActions(canvasElement: HTMLElement): Promise<void> {
  const actions = within(canvasElement).queryByRole('button', { name: 'Actions', expanded: false });
  if (actions !== null) await userEvent.click(actions);
}
