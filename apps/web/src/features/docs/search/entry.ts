/** A search result; names are short, since there are hundreds. */
export interface SearchEntry {
  readonly title: string;
  /** With its language. */
  readonly path: string;
  /** What it belongs to. */
  readonly place: string;
  readonly method?: string;
  /** Further search terms. */
  readonly words: string;
}
