import { xlsxMediaType } from 'ssm-core/engine';
import { negotiate } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { templateBytes, templates } from '../../files/made/templates.ts';

export const downloadTemplate: Operation<'downloadTemplate'> = async (exchange) => {
  negotiate(exchange, xlsxMediaType);
  const kind = exchange.query.templateImport ? 'import' : 'search';
  const bytes = await templateBytes(kind);
  return new Response(bytes, {
    headers: {
      'Content-Type': xlsxMediaType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${templates[kind].fileName}"`,
      'Cache-Control': 'no-store',
      'X-Request-Id': exchange.requestId,
    },
  });
};
