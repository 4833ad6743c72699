import { type NextRequest, NextResponse } from 'next/server';

/** All but what the build has written. */
export const config = { matcher: '/((?!_next/).*)' };

/** Only what the server has given the nonce of this answer may run. While it is written, Next evaluates code and puts styles into the page. */
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
  // The page's own origin answers /sat, so that the browser needs no other.
  if (nextUrl.pathname.startsWith('/sat/')) {
    const menuServer = process.env['MENU_SERVER'] ?? 'http://localhost:4173';
    return NextResponse.rewrite(new URL(nextUrl.pathname + nextUrl.search, menuServer));
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = policyOf(nonce);
  const asked = new Headers(headers);
  // Next reads the nonce for its own scripts here, app/page.tsx the one for the menu.
  asked.set('content-security-policy', policy);
  asked.set('x-nonce', nonce);
  const answer = NextResponse.next({ request: { headers: asked } });
  answer.headers.set('content-security-policy', policy);
  return answer;
}
