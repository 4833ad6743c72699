import { type NextRequest, NextResponse } from 'next/server';

/** The page's own origin answers /sat, so that the browser needs no other. */
export const config = { matcher: '/sat/:path*' };

export function proxy({ nextUrl }: NextRequest): NextResponse {
  const menuServer = process.env['MENU_SERVER'] ?? 'http://localhost:4173';
  return NextResponse.rewrite(new URL(nextUrl.pathname + nextUrl.search, menuServer));
}
