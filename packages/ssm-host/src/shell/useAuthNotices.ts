/** Tells what came of signing in. */
import { useEffect, useRef } from 'react';
import { useSsm, useToasts } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';

/** Read before a person acts on it: longer than a confirmation. */
const noticeMs = 10_000;

export function useAuthNotices(): void {
  const { notice } = useAuth();
  const { strings } = useSsm();
  const { show } = useToasts();
  const told = useRef<typeof notice>(null);
  useEffect(() => {
    if (notice === null || told.current === notice) return;
    told.current = notice;
    const kind = notice.what === 'session_expired' ? 'warning' : 'error';
    show({ kind, text: strings.shell.notices[notice.what], timeoutMs: noticeMs });
  }, [notice, show, strings]);
}
