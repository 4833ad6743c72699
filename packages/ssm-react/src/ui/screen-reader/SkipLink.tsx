import { useUi } from '../UiContext.ts';

export interface SkipLinkProps {
  /** Id of the main content, which receives the focus and therefore needs `tabIndex={-1}`. */
  readonly targetId: string;
}

/** A link to the main content: the first Tab stop. */
export function SkipLink({ targetId }: SkipLinkProps) {
  const { strings } = useUi();
  return (
    <a className="ssm-SkipLink" data-component="SkipLink" href={`#${targetId}`}>
      {strings.shell.skipToMain}
    </a>
  );
}
