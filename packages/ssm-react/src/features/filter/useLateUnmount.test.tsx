import { render, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { useLateUnmount } from './useLateUnmount.ts';

interface DialogProps {
  readonly onEnd: (step: string) => void;
}

function Dialog({ onEnd }: DialogProps) {
  useLayoutEffect(
    () => () => {
      onEnd('the focus is to go back');
      queueMicrotask(() => onEnd('the browser goes on'));
    },
    [onEnd],
  );
  useEffect(() => () => onEnd('the page is awake'), [onEnd]);
  return <p>dialog</p>;
}

interface HostProps extends DialogProps {
  readonly isOpen: boolean;
}

function Host({ isOpen, onEnd }: HostProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { isMounted } = useLateUnmount(isOpen, frame);
  return <div ref={frame}>{isMounted && <Dialog onEnd={onEnd} />}</div>;
}

test('a dialog that is taken down wakes the page in the same task, so that the focus has a place to go back to', async () => {
  const steps: string[] = [];
  const onEnd = (step: string): void => void steps.push(step);
  const { rerender } = render(<Host isOpen onEnd={onEnd} />);
  rerender(<Host isOpen={false} onEnd={onEnd} />);
  const closed = [...steps];
  await waitFor(() => expect(steps.length).toBe(3));
  expect([closed, steps]).toEqual([[], ['the focus is to go back', 'the page is awake', 'the browser goes on']]);
});
