import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import { type Ssm, useSsm } from '../provider/useSsm.ts';

interface AskProps {
  readonly answer: () => Promise<string>;
  readonly isSilent?: boolean;
}

export function Ask({ answer, isSilent = false }: AskProps) {
  const { queryClient } = useSsm();
  const query = useQuery({ queryKey: ['ask'], queryFn: answer, retry: false, meta: { isSilent } }, queryClient);
  return <p>{query.data ?? 'nothing yet'}</p>;
}

/** Passes the context that features receive to the test. */
export function Look({ onLook }: { readonly onLook: (ssm: Ssm) => void }) {
  const ssm = useSsm();
  useEffect(() => {
    onLook(ssm);
  });
  return null;
}

export function notified(): readonly string[] {
  return [...document.querySelectorAll('[data-part="Toast"]')].map(
    (toast) => `${toast.getAttribute('data-kind')}: ${toast.textContent}`,
  );
}

export function useFakeClock(): void {
  vi.useFakeTimers();
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
