import type { Panel, PanelChoices, TaggedPanel } from 'ssm-core';
import type { PanelSaveModel } from '../save/usePanelSave.ts';

const doNothing = () => undefined;

const panel: Panel = {
  id: 'panel-1',
  number: 3,
  owner: 'sub-1',
  name: 'Kidney',
  description: 'Renal markers',
  version: 'V_7K',
  seqIds: ['10000-28', '2-1'],
  created: '2026-01-01T00:00:00.000Z',
  changed: '2026-02-01T00:00:00.000Z',
  catalogueRevision: 'revision1',
  etag: '"three"',
};

export const origin: TaggedPanel = { panel, etag: '"three"' };

export const choices: PanelChoices = {
  theirs: { panel: { ...panel, number: 4, name: 'Kidneys' }, etag: '"four"' },
  difference: {
    addedByMe: Array.from({ length: 320 }, (_, index) => `${index + 1}-1`),
    removedByMe: ['10000-28'],
    addedByThem: ['15425-4', '18318-26'],
    removedByThem: [],
  },
  counts: { merged: 341, mine: 339, theirs: 22 },
  renamed: { name: 'Kidneys', description: 'Of the tubule' },
};

export function saveModel(changed: Partial<PanelSaveModel> = {}): PanelSaveModel {
  return {
    step: 'naming',
    draft: { name: '', description: '' },
    problems: { name: undefined, description: undefined },
    isSaving: false,
    failure: null,
    origin: null,
    isUnchanged: false,
    isOriginOld: false,
    count: 1024,
    choices: null,
    openAgain: doNothing,
    changeDraft: doNothing,
    save: doNothing,
    saveAsNew: doNothing,
    readAgain: doNothing,
    choose: doNothing,
    leave: doNothing,
    cancel: doNothing,
    ...changed,
  };
}
