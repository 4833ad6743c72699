import { describe, expect, it } from 'vitest';
import { contractSchemas } from './contract.ts';
import { checkOf } from './schema.ts';

const named = (name: string) => checkOf({ $ref: `#/components/schemas/${name}` });

describe('checkOf', () => {
  it.each([
    ['NullableList', null],
    ['NullableList', ['a']],
    ['NullableText', 'a'],
    ['NullableNumber', 1.5],
    ['PackedColumn', { kind: 'list', values: ['a', null] }],
    ['PackedColumn', { kind: 'text', dictionary: ['a'], codes: [0, -1] }],
    ['PackedColumn', { kind: 'number', values: [1, null] }],
    ['PackedColumn', { kind: 'boolean', values: [true, null] }],
    ['Analyte', { seqId: '10000-28', uniProtId: null }],
    ['Problem', { type: 'urn:x:y', title: 't', status: 400, detail: 'd', code: 'internal', requestId: 'r', clause: 1 }],
  ])('accepts for the schema %s the value %j', (name, value) => {
    expect(named(name)(value)).toEqual([]);
  });

  it.each([
    ['NullableList', []],
    ['NullableList', ['']],
    ['NullableNumber', '1'],
    ['PackedColumn', { kind: 'text', dictionary: ['a'], codes: [0, -2] }],
    ['PackedColumn', { kind: 'number', values: ['1'] }],
    ['PackedColumn', { kind: 'boolean', values: [true], dictionary: [] }],
    ['Analyte', { fullName: 'no seqId' }],
    ['Analyte', { seqId: '10000-28', colour: 'red' }],
    ['Problem', { type: 'urn:x:y', title: 't', status: 200, detail: 'd', code: 'internal', requestId: 'r' }],
    ['Problem', { type: 'urn:x:y', title: 't', status: 400, detail: 'd', code: 'unheard', requestId: 'r' }],
    ['Revision', 'has spaces'],
  ])('refuses for the schema %s the value %j', (name, value) => {
    expect(named(name)(value).length).toBeGreaterThan(0);
  });

  it('reports the path of the invalid value', () => {
    const check = checkOf({ type: 'object', properties: { list: { type: 'array', items: { type: 'integer' } } } });
    expect(check({ list: [1, 'two'] })).toEqual([
      { path: 'list.1', message: 'Invalid input: expected number, received string' },
    ]);
  });

  it('interprets every schema of the contract', () => {
    expect(Object.keys(contractSchemas()).filter((name) => typeof named(name) !== 'function')).toEqual([]);
  });
});
