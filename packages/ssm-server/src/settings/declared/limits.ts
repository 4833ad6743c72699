import { wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const limits = {
  bodiesMegabytes: setting({
    variable: 'SSM_BODIES_MB',
    // Even the smallest limits, here and per sender, have room for the largest file.
    kind: wholeNumber(16, 65_536, { unit: 'megabytes' }),
    default: '64',
    text: 'memory for all request bodies; above it 503. An eighth is reserved for bodies up to 64 KiB',
  }),
  senderMegabytes: setting({
    variable: 'SSM_SENDER_MB',
    kind: wholeNumber(11, 65_536, { unit: 'megabytes' }),
    default: '32',
    text: 'the same per user, or per address without sign-in; above it 429',
  }),
  requestSeconds: setting({
    variable: 'SSM_REQUEST_SECONDS',
    kind: wholeNumber(5, 3600, { unit: 'seconds' }),
    default: '60',
    text: 'time limit for receiving a request; then its connection closes',
  }),
  connections: setting({
    variable: 'SSM_SOCKETS',
    kind: wholeNumber(1, 1_000_000),
    default: '4096',
    text: 'maximum open connections',
  }),
};

const count = wholeNumber(0, 10_000_000);

export const allowance = {
  questions: setting({
    variable: 'SSM_QUESTIONS_PER_MINUTE',
    kind: count,
    default: '30000',
    text: 'computed answers, such as new filters and suggestions; prepared answers do not count',
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
    text: 'imports and bulk searches',
  }),
  sentMegabytes: setting({
    variable: 'SSM_SENT_MB_PER_HOUR',
    // A file may have 10 MB, and its form comes in addition.
    kind: wholeNumber(11, 1_000_000, { unit: 'megabytes', alsoTaken: 0 }),
    default: '1024',
    text: 'request bodies: lists and panels',
  }),
  signIns: setting({
    variable: 'SSM_SIGN_INS_PER_MINUTE',
    kind: count,
    default: '3000',
    text: 'requests per address to the development sign-in, about six per sign-in',
  }),
  storedMegabytes: setting({
    variable: 'SSM_STORED_MB',
    kind: wholeNumber(1, 1_000_000, { unit: 'megabytes' }),
    default: '1024',
    text: 'room for all panels of a user, with versions and imported lists. The oldest deleted panels give way',
  }),
};
