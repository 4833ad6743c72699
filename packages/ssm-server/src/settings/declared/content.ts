import { choice, file, folder, wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const content = {
  settingsFile: setting({
    variable: 'SSM_SETTINGS',
    kind: file,
    text: 'a JSON file of [application settings](#the-application)',
  }),
  staticFolder: setting({
    variable: 'SSM_STATIC',
    kind: folder,
    defaultText: 'the built application',
    text: 'the folder of the application',
  }),
  filesFolder: setting({
    variable: 'SSM_FILES',
    kind: folder,
    defaultText: 'files from the catalogues',
    text: 'a folder of [files to download](#files-to-download) with an index',
  }),
  releaseNotesFolder: setting({
    variable: 'SSM_RELEASE_NOTES',
    kind: folder,
    defaultText: "the product's own",
    text: 'a folder of [release notes](#release-notes)',
  }),
  preparation: setting({
    variable: 'SSM_PREPARE',
    kind: choice(['thorough', 'quick']),
    default: 'thorough',
    text: "`quick`, for tests, prepares nothing ahead and compresses less (239 KB instead of 165 for the first view's rows). It saves some fifteen seconds of processor time per start",
  }),
  preparedMegabytes: setting({
    variable: 'SSM_PREPARED_MB',
    kind: wholeNumber(1, 65_536, { unit: 'megabytes' }),
    default: '64',
    text: 'memory for prepared, compressed answers. An answer that needs more than half is computed each time',
  }),
  demoTimes: setting({
    variable: 'SSM_DEMO_TIMES',
    kind: wholeNumber(1, 100),
    default: '1',
    text: 'copies of the demo reagents in a new data folder, to try growth',
  }),
};
