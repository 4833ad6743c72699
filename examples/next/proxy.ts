import { type NextRequest, NextResponse } from 'next/server';

export const config = { matcher: '/((?!_next/).*)' };

/** Allows only scripts with the nonce of this answer. In development, Next evaluates code and inserts styles. */
function policyOf(nonce: string): string {
  const isWritten = process.env.NODE_ENV === 'development';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isWritten ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isWritten ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function proxy({ nextUrl, headers }: NextRequest): NextResponse {
  // The page's own origin serves /sat, so that the browser needs no other.
  if (nextUrl.pathname.startsWith('/sat/')) {
    const menuServer = process.env['MENU_SERVER'] ?? 'http://localhost:4173';
    return NextResponse.rewrite(new URL(nextUrl.pathname + nextUrl.search, menuServer));
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = policyOf(nonce);
  const asked = new Headers(headers);
  // Next reads the nonce for its scripts from here, and app/page.tsx the one for the menu.
  asked.set('content-security-policy', policy);
  asked.set('x-nonce', nonce);
  const answer = NextResponse.next({ request: { headers: asked } });
  answer.headers.set('content-security-policy', policy);
  return answer;
}
