import type { ComponentType } from 'react';
import { type FilterControl, findFilter } from 'ssm-core/engine';
import { CollectionText } from './CollectionText.tsx';
import type { EditorProps } from './EditorProps.ts';
import { KeywordsEditor } from './KeywordsEditor.tsx';
import { MultiSelectEditor } from './MultiSelectEditor.tsx';
import { NumberEditor } from './NumberEditor.tsx';
import { PublicationsEditor } from './PublicationsEditor.tsx';
import { SelectEditor } from './SelectEditor.tsx';
import { SwitchEditor } from './SwitchEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

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

/** Edits a value with its category's control. The key resets the editor when the category changes. */
export function ValueEditor(props: EditorProps) {
  const control = findFilter(props.filterKey)?.control;
  if (control === undefined) return null;
  const Editor = editors[control];
  return <Editor key={props.filterKey} {...props} />;
}
