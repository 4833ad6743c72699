import { choice, file, folder, wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const content = {
  settingsFile: setting({
    variable: 'SSM_SETTINGS',
    kind: file,
    text: 'the JSON file of [settings of the application](#the-application)',
  }),
  staticFolder: setting({
    variable: 'SSM_STATIC',
    kind: folder,
    defaultText: 'the built application',
    text: 'the folder that holds the application',
  }),
  filesFolder: setting({
    variable: 'SSM_FILES',
    kind: folder,
    defaultText: 'files made of the catalogues',
    text: 'a folder of [files to download](#files-to-download), with their index',
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
    text: "`quick` spares a processor some fifteen seconds after each start, as for tests: nothing is prepared before somebody asks, and what many take is compressed once, quickly (the first view's rows are 239 KB in place of 165)",
  }),
  preparedMegabytes: setting({
    variable: 'SSM_PREPARED_MB',
    kind: wholeNumber(1, 65_536, { unit: 'megabytes' }),
    default: '64',
    text: 'memory for answers that are made and compressed once and given to whoever asks again. One that takes more than half of it is made anew each time: the first view of 1,108,300 rows takes 11 MB',
  }),
  demoTimes: setting({
    variable: 'SSM_DEMO_TIMES',
    kind: wholeNumber(1, 100),
    default: '1',
    text: 'how often the reagents of the demo catalogues come, each time with other SeqIds and measures: growth can be tried with it. It counts when the data folder is made',
  }),
};
