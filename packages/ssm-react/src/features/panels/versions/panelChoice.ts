/** A panel to compare with. */
export interface PanelChoice {
  readonly id: string;
  readonly name: string;
}
