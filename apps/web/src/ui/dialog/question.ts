export interface Question {
  readonly title: string;
  /** The items that are lost, by name. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
}
