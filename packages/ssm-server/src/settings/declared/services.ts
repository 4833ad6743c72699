/** External services. In the settings file they are below `flags`, `forms` and `errorReports`. */
import { flagServiceNames } from 'ssm-core/internal';
import { z } from '../../validate/zod.ts';
import { address } from '../schema/addressKinds.ts';
import { choice, kind, text } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const flags = {
  provider: setting({
    variable: 'SSM_FLAGS',
    kind: choice(flagServiceNames),
    default: 'ofrep',
    text: 'the [flag service](contributing.md#a-flag-service); one is told what it takes alone',
    told: 'flags.provider',
  }),
  url: setting({
    variable: 'SSM_FLAGS_URL',
    kind: address,
    defaultText: 'the server itself',
    text: 'an OFREP service elsewhere',
    told: 'flags.url',
  }),
  key: setting({
    variable: 'SSM_FLAGS_KEY',
    kind: text(),
    text: 'the browser key of a Split environment',
    told: 'flags.key',
  }),
  values: setting({
    kind: kind(
      'an object of flags, each a text, a number, true or false',
      z.record(z.string().trim().min(1).max(400), z.union([z.string(), z.boolean(), z.number()])),
    ),
    default: {},
    defaultText: 'none',
    text: 'the flags of `static`',
    told: 'flags.values',
  }),
};

export const forms = {
  region: setting({
    variable: 'SSM_FORMS_REGION',
    kind: choice(['na1', 'eu1']),
    default: 'na1',
    text: 'of the sign-up and request-access forms',
    told: 'forms.region',
  }),
  portalId: setting({
    variable: 'SSM_FORMS_PORTAL_ID',
    kind: text(),
    text: 'the portal that they belong to',
    told: 'forms.portalId',
  }),
  signUpFormId: setting({
    variable: 'SSM_SIGN_UP_FORM_ID',
    kind: text(),
    text: "without, signing up is the identity provider's page",
    told: 'forms.signUpFormId',
  }),
  requestAccessFormId: setting({
    variable: 'SSM_REQUEST_ACCESS_FORM_ID',
    kind: text(),
    text: 'without, there is no such button',
    told: 'forms.requestAccessFormId',
  }),
  scriptUrl: setting({
    variable: 'SSM_FORMS_SCRIPT_URL',
    kind: address,
    defaultText: 'the one of the region',
    text: 'the script that draws a form',
    told: 'forms.scriptUrl',
  }),
};

export const errorReports = {
  dsn: setting({
    variable: 'SSM_ERROR_REPORT_DSN',
    kind: address,
    text: 'where errors are reported; without, nothing is',
    told: 'errorReports.dsn',
  }),
  environment: setting({
    variable: 'SSM_ERROR_REPORT_ENVIRONMENT',
    kind: text(),
    default: 'prod-ssm',
    text: 'the label of reports',
    told: 'errorReports.environment',
  }),
};
