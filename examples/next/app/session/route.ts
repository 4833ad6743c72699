/** Stands for the portal's own session, which it reads from its cookie: here nobody is signed in, unless the server was told a token. */
export function GET(): Response {
  return Response.json({ token: process.env['SESSION_TOKEN'] ?? null }, { headers: { 'cache-control': 'no-store' } });
}

export const dynamic = 'force-dynamic';
