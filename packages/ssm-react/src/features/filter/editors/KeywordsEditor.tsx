import { useRef } from 'react';
import type { FilterBox } from 'ssm-core';
import { maximumKeywords } from 'ssm-core/engine';
import { withKeyword } from 'ssm-core/internal';
import { Button } from '../../../ui/button/Button.tsx';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { useFilterStrings } from '../words/filterStrings.ts';
import type { EditorProps } from './EditorProps.ts';
import { SuggestingBox } from './SuggestingBox.tsx';

export function KeywordsEditor({ filter, filterId, value, box: boxState, onChange }: EditorProps) {
  const strings = useFilterStrings();
  const { filters } = strings;
  const keywords = typeof value === 'object' ? value : [];
  const hasTwo = keywords.length === maximumKeywords;
  const frame = useRef<HTMLDivElement>(null);
  const isSecondNew = useRef(false);
  useLayoutEffect(() => {
    if (!isSecondNew.current || !hasTwo) return;
    isSecondNew.current = false;
    frame.current?.querySelector<HTMLElement>('[data-box="second"] input')?.focus();
  }, [hasTwo]);

  function box(name: FilterBox, label: string) {
    const text = keywords[name === 'first' ? 0 : 1] ?? '';
    return (
      <SuggestingBox
        filter={filter}
        filterId={filterId}
        box={boxState}
        label={label}
        name={name}
        text={text}
        onChangeText={(typed) => onChange(withKeyword(value, name, typed))}
      />
    );
  }

  return (
    <div ref={frame} className="ssm-FilterRow-boxes" data-layout={hasTwo ? 'two' : undefined}>
      {box('first', filters.keyword1)}
      {hasTwo ? (
        <>
          <span>{filters.or}</span>
          {box('second', filters.keyword2)}
        </>
      ) : (
        <Button
          variant="quiet"
          onPress={() => {
            isSecondNew.current = true;
            onChange(withKeyword(value, 'second', ''));
          }}
        >
          {filters.addKeyword}
        </Button>
      )}
    </div>
  );
}
