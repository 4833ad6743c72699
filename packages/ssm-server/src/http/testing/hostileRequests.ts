const search = '/sat/menuquery/public/somamer/search';

export const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

/** Bytes that are not HTTP, or that two parsers could read differently, each with a description. */
export const malformed: readonly (readonly [what: string, text: string])[] = [
  ['a request line that is none', 'complete nonsense\r\n\r\n'],
  ['a request line without an end', 'GET /health HTTP/1.1'],
  ['binary bytes', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['an HTTP version that does not exist', head('GET /health HTTP/9.9')],
  ['an unheard method', head('BREW /coffee HTTP/1.1')],
  ['a header without a colon', head('GET /health HTTP/1.1', 'no colon here')],
  ['a header name with a space', head('GET /health HTTP/1.1', 'Bad Name: x')],
  ['a NUL in a header', head('GET /health HTTP/1.1', 'X-Thing: a\0b')],
  ['a NUL in the target', head('GET /health\0 HTTP/1.1')],
  ['two lengths', head('POST /health HTTP/1.1', 'Content-Length: 3', 'Content-Length: 4') + 'abcd'],
  [
    'a length and chunks',
    head('POST /health HTTP/1.1', 'Content-Length: 3', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
  ],
  ['a length that is no number', head('POST /health HTTP/1.1', 'Content-Length: many')],
  ['a negative length', head('POST /health HTTP/1.1', 'Content-Length: -1')],
  ['a chunk length that is no number', head('POST /health HTTP/1.1', 'Transfer-Encoding: chunked') + 'zz\r\nab\r\n'],
  ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a target that is no path', head('GET health HTTP/1.1')],
  ['an asterisk for a target', head('OPTIONS * HTTP/1.1')],
  ['a target with a broken host', head('GET http://[::bad HTTP/1.1')],
  ['a header folded over lines', head('GET /health HTTP/1.1', 'X-A: b\r\n folded\0')],
  ['TRACE', head(`TRACE ${search}?version=V_7K HTTP/1.1`)],
  ['CONNECT', head('CONNECT evil.example:443 HTTP/1.1')],
];

/** Well-formed requests for missing or forbidden things: description, target, and expected status. */
export const misleading: readonly (readonly [what: string, target: string, status: number])[] = [
  ['a bad percent-encoding in filters', `${search}?version=V_7K&filters=%zz`, 400],
  ['half a character in filters', `${search}?version=V_7K&filters=loDb%3E%C3`, 400],
  ['a bad encoding inside a clause', `${search}?version=V_7K&filters=mesh%3D%25zz`, 400],
  ['NUL bytes in a version', `${search}?version=%00V_7K`, 400],
  ['NUL bytes in a path', '/sat/menuquery/public%00/somamer/search?version=V_7K', 404],
  ['a version in an array', `${search}?version[]=V_7K`, 400],
  ['a filter key of the object prototype', `${search}?version=V_7K&filters=constructor%3D1`, 400],
  ['SQL in a filter', `${search}?version=V_7K&filters=loDb%3E1%27%20OR%201%3D1--`, 400],
  ['too long a filter text', `${search}?version=V_7K&filters=${'a'.repeat(9000)}`, 400],
  ['a path that climbs', '/../../../../etc/passwd', 404],
  ['a path that climbs, encoded', '/%2e%2e/%2e%2e/etc/passwd', 404],
  ['a path that climbs, encoded twice', '/%252e%252e%252fetc%252fpasswd', 404],
  ['a path that climbs by backslashes', '/..\\..\\windows\\win.ini', 404],
  ['a badly encoded path', '/assets/%', 404],
  ['a path with a host in it', '//evil.example/', 404],
  ['a hidden file', '/.env', 404],
  ['an Accept that takes nothing', `${search}?version=V_7K`, 406],
];

export const headersOf = (what: string): string => (what.startsWith('an Accept') ? 'Accept: image/png\r\n' : '');
