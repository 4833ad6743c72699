/**
 * A placeholder for the portal's own session, which would come from its cookie. Without SESSION_TOKEN the user is
 * signed out.
 */
export function GET(): Response {
  return Response.json({ token: process.env['SESSION_TOKEN'] ?? null }, { headers: { 'cache-control': 'no-store' } });
}

export const dynamic = 'force-dynamic';
