import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PageButtons } from './PageButtons.tsx';

interface Shown {
  readonly first: number;
  readonly pageCount: number;
}

function Pages({ first, pageCount }: Shown) {
  const [page, setPage] = useState(first);
  return (
    <PageButtons page={page} pageCount={pageCount} onPage={setPage}>
      <output>{`${page} / ${pageCount}`}</output>
    </PageButtons>
  );
}

export default { title: 'Primitives/PageButtons', component: Pages } satisfies Meta<typeof Pages>;

export const OfSeveral: StoryObj<typeof Pages> = {
  args: { first: 2, pageCount: 3 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(button('Next page'));
    await expect(canvas.getByText('3 / 3')).toBeVisible();
    await expect([button('Next page').ariaDisabled, button('Last page').ariaDisabled]).toEqual(['true', 'true']);
    await userEvent.click(button('First page'));
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await expect([button('First page').ariaDisabled, button('Previous page').ariaDisabled]).toEqual(['true', 'true']);
    await userEvent.click(button('Last page'));
    await userEvent.click(button('Previous page'));
    await expect(canvas.getByText('2 / 3')).toBeVisible();
  },
};

export const OfOne: StoryObj<typeof Pages> = { args: { first: 1, pageCount: 1 } };
