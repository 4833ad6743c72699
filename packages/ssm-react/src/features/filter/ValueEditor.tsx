import type { ComponentType } from 'react';
import { type FilterControl, findFilter } from 'ssm-core';
import { CollectionText } from './editors/CollectionText.tsx';
import type { EditorProps } from './editors/EditorProps.ts';
import { KeywordsEditor } from './editors/KeywordsEditor.tsx';
import { MultiSelectEditor } from './editors/MultiSelectEditor.tsx';
import { NumberEditor } from './editors/NumberEditor.tsx';
import { PublicationsEditor } from './editors/PublicationsEditor.tsx';
import { SelectEditor } from './editors/SelectEditor.tsx';
import { SwitchEditor } from './editors/SwitchEditor.tsx';
import { TextEditor } from './editors/TextEditor.tsx';

const editors: Readonly<Record<FilterControl, ComponentType<EditorProps>>> = {
  switch: SwitchEditor,
  combo: TextEditor,
  autocomplete: TextEditor,
  multiSelect: MultiSelectEditor,
  select: SelectEditor,
  keywords: KeywordsEditor,
  publications: PublicationsEditor,
  number: NumberEditor,
  collection: CollectionText,
};

/** What the value of a category is edited with. Another category begins anew. */
export function ValueEditor(props: EditorProps) {
  const control = findFilter(props.filterKey)?.control;
  if (control === undefined) return null;
  const Editor = editors[control];
  return <Editor key={props.filterKey} {...props} />;
}
