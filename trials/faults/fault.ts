/** What came of a fault: what was seen, and which promises it broke. */
export interface Verdict {
  readonly seen: readonly string[];
  readonly broken: readonly string[];
}

export interface Options {
  readonly database?: string | undefined;
}

/** Something that goes wrong around Traip, done on purpose. Text: why it cannot be done on this machine. */
export type Fault = (options: Options) => Promise<Verdict | string>;
