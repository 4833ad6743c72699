import { panelDescriptionProblem, panelNameProblem } from '../files/panel.text.ts';

export interface PanelDraft {
  /** Not trimmed. */
  readonly name: string;
  readonly description: string;
}

export type PanelDraftProblem =
  | 'name_empty'
  | 'name_too_long'
  | 'name_control'
  | 'name_taken'
  | 'description_too_long'
  | 'description_control';

export interface PanelDraftProblems {
  readonly name: PanelDraftProblem | undefined;
  readonly description: PanelDraftProblem | undefined;
}

const nameProblems = { empty: 'name_empty', tooLong: 'name_too_long', control: 'name_control' } as const;
const descriptionProblems = { tooLong: 'description_too_long', control: 'description_control' } as const;

export function panelDraftProblems({ name, description }: PanelDraft): PanelDraftProblems {
  const ofName = panelNameProblem(name.trim());
  const ofDescription = panelDescriptionProblem(description);
  return {
    name: ofName && nameProblems[ofName],
    description: ofDescription && descriptionProblems[ofDescription],
  };
}
