/** Another panel that a panel can be compared with. */
export interface PanelChoice {
  readonly id: string;
  readonly name: string;
}
