/** One thing that can be found; short names, since there are hundreds. */
export interface SearchEntry {
  readonly title: string;
  /** With its language. */
  readonly path: string;
  /** What it belongs to. */
  readonly place: string;
  readonly method?: string;
  /** What else it is found by. */
  readonly words: string;
}
