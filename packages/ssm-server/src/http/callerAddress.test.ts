import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createCallerAddress, isNetwork } from './callerAddress.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('the address of a caller', () => {
  it('is that of the socket without trusted proxies, whatever the caller claims', () => {
    const addressOf = createCallerAddress();
    expect([addressOf(from('192.0.2.7', '203.0.113.9')), addressOf(from('::ffff:192.0.2.7'))]).toEqual([
      '192.0.2.7',
      '192.0.2.7',
    ]);
  });

  it('is the one that the last trusted proxy reports, and ignores what the caller wrote before it', () => {
    const addressOf = createCallerAddress(['127.0.0.1', '10.0.0.0/8']);
    expect([
      addressOf(from('127.0.0.1', '198.51.100.1, 203.0.113.9, 10.1.2.3')),
      addressOf(from('::ffff:127.0.0.1', '203.0.113.9')),
      addressOf(from('192.0.2.7', '203.0.113.9')),
      addressOf(from('127.0.0.1', 'nobody')),
      addressOf(from('127.0.0.1')),
    ]).toEqual(['203.0.113.9', '203.0.113.9', '192.0.2.7', '127.0.0.1', '127.0.0.1']);
  });

  it('of IPv6 is that of its network, because its owner has all addresses in it', () => {
    const addressOf = createCallerAddress(['fd00::/8']);
    expect([
      addressOf(from('2001:db8:1:2:3:4:5:6')),
      addressOf(from('2001:db8:1:2::9')),
      addressOf(from('2001:0db8::1')),
      addressOf(from('::1')),
      addressOf(from('fd00::1', '2001:db8:7::1')),
      addressOf(from('fe80::1%eth0')),
    ]).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1:2::/64',
      '2001:db8:0:0::/64',
      '0:0:0:0::/64',
      '2001:db8:7:0::/64',
      'fe80:0:0:0::/64',
    ]);
  });

  it('of a proxy is accepted as an address or a network only', () => {
    const entries = [
      '10.0.0.7',
      '10.0.0.0/8',
      '::1',
      'fd00::/8',
      '10.0.0.0/33',
      '10.0.0.0/',
      'proxy.example',
      '10.0.0.0/8/8',
    ];
    expect(entries.filter(isNetwork)).toEqual(['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8']);
  });
});
