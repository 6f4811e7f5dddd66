/** The outcome of a fault: what was observed, and which promises were broken. */
export interface Verdict {
  readonly seen: readonly string[];
  readonly broken: readonly string[];
}

export interface Options {
  readonly database?: string | undefined;
}

/** Something that goes wrong around Traip on purpose. Returns text if it cannot be done on this machine. */
export type Fault = (options: Options) => Promise<Verdict | string>;
