export interface Question {
  readonly title: string;
  /** What is lost, by name. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
}
