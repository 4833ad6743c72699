import { wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const limits = {
  bodiesMegabytes: setting({
    variable: 'SSM_BODIES_MB',
    // The smallest values here and per sender still fit the largest file.
    kind: wholeNumber(16, 65_536, { unit: 'megabytes' }),
    default: '64',
    text: 'of all bodies of requests that are being received or worked on, files above all: 503 beyond. An eighth is kept for those up to 64 KiB',
  }),
  senderMegabytes: setting({
    variable: 'SSM_SENDER_MB',
    kind: wholeNumber(11, 65_536, { unit: 'megabytes' }),
    default: '32',
    text: 'the same of one person, or of one address where nobody need be signed in: 429 beyond',
  }),
  requestSeconds: setting({
    variable: 'SSM_REQUEST_SECONDS',
    kind: wholeNumber(5, 3600, { unit: 'seconds' }),
    default: '60',
    text: 'how long a request may take to come in, however slowly; its connection is closed after',
  }),
  connections: setting({
    variable: 'SSM_SOCKETS',
    kind: wholeNumber(1, 1_000_000),
    default: '4096',
    text: 'connections that are open at once; a further one is closed',
  }),
};

const count = wholeNumber(0, 10_000_000);

export const allowance = {
  questions: setting({
    variable: 'SSM_QUESTIONS_PER_MINUTE',
    kind: count,
    default: '30000',
    text: 'answers that have to be made, such as those to filters that nobody has asked for, and suggestions. What is ready does not count',
  }),
  changes: setting({
    variable: 'SSM_CHANGES_PER_MINUTE',
    kind: count,
    default: '1200',
    text: 'changes of panels and preferred columns',
  }),
  files: setting({
    variable: 'SSM_FILES_PER_MINUTE',
    kind: count,
    default: '300',
    text: 'lists that are read, imports and bulk searches',
  }),
  sentMegabytes: setting({
    variable: 'SSM_SENT_MB_PER_HOUR',
    // A file may have 10 MB, plus its form.
    kind: wholeNumber(11, 1_000_000, { unit: 'megabytes', alsoTaken: 0 }),
    default: '1024',
    text: 'all that is sent along: lists and panels. At least 11, for a file of the largest size',
  }),
  signIns: setting({
    variable: 'SSM_SIGN_INS_PER_MINUTE',
    kind: count,
    default: '3000',
    text: 'requests of an address to the development sign-in; a sign-in takes about six',
  }),
  storedMegabytes: setting({
    variable: 'SSM_STORED_MB',
    kind: wholeNumber(1, 1_000_000, { unit: 'megabytes' }),
    default: '1024',
    text: 'what all panels of a person take, with their versions and imported lists. Deleted ones give way to new ones, the oldest deletion first; until then they can be brought back',
  }),
};
