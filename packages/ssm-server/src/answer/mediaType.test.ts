import { columnsMediaType } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { chooseMediaType } from './mediaType.ts';

const choose = (accept: string | null) => chooseMediaType(accept, ['application/json', columnsMediaType]);

describe('chooseMediaType', () => {
  it.each([
    [null, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['application/json; charset=utf-8', 'application/json'],
    ['APPLICATION/JSON', 'application/json'],
    [columnsMediaType, columnsMediaType],
    [`application/json;q=0.5, ${columnsMediaType}`, columnsMediaType],
    [`application/json, ${columnsMediaType}`, 'application/json'],
    ['application/json;q=0, */*', columnsMediaType],
    ['*/*;q=0.1, application/json;q=0.05', columnsMediaType],
    ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json'],
    ['text/csv', undefined],
    ['application/json;q=0', undefined],
    ['application/json;q=2', undefined],
    [', ;q=1', undefined],
  ])('gives %j the media type %j', (accept, expected) => {
    expect(choose(accept)).toEqual(expected);
  });
});
