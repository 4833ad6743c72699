import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInProvider } from '../../../testing/renderWithServer.tsx';
import { seriesSeqIds } from '../testing/panels.ts';
import { PanelCompare } from './PanelCompare.tsx';

test('a comparison is printed in full, including parts that are folded or cut on screen', () => {
  const first = { label: 'Kidney', version: 'V_7K', seqIds: seriesSeqIds(150) } as const;
  const second = { label: 'Kidney, final', version: 'V_7K', seqIds: seriesSeqIds(70) } as const;
  renderInProvider(<PanelCompare first={first} second={second} />);
  const listed = () => screen.getAllByText(/^\d+-1$/).map(({ textContent }) => textContent);
  expect(listed()).toEqual(first.seqIds.slice(70, 120));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(listed()).toEqual([...first.seqIds.slice(70), ...second.seqIds]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(listed()).toEqual(first.seqIds.slice(70, 120));
});
