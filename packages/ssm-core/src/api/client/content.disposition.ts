import { asFileName } from '../../spreadsheet/file.name.ts';

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function fileNameOf(headers: Headers): string | undefined {
  const header = headers.get('Content-Disposition') ?? '';
  const encoded = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /(?:^|;)\s*filename\s*=\s*([^;\s"]+)/i.exec(header)?.[1];
  const name = (encoded && decoded(encoded)) ?? quoted ?? bare;
  return name === undefined ? undefined : asFileName(name.slice(name.search(/[^/\\]*$/))) || undefined;
}
