import { useEffect, useRef } from 'react';
import { useSsm, useToasts } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';

/** Longer than a confirmation, since the user reads it before acting. */
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
