/** A piece of work that gets its own span. Names only: no addresses, no identities, no contents. */
export interface Step {
  readonly kind: 'job' | 'mail' | 'webhook';
  readonly name: string;
}

export interface FinishedQuery {
  /** With $1 and so on instead of values. */
  readonly sql: string;
  readonly milliseconds: number;
  readonly hasFailed: boolean;
}

/** Receives steps and queries while tracing is on. */
interface Tracer {
  /** `headers` carry the trace context to servers called during the step. */
  step<T>(step: Step, work: (headers: Readonly<Record<string, string>>) => Promise<T>): Promise<T>;
  query(query: FinishedQuery): void;
}

let tracer: Tracer | undefined;

/** For this process; nothing is measured without one. */
export function setTracer(own: Tracer | undefined): void {
  tracer = own;
}

export function traceStep<T>(
  step: Step,
  work: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  return tracer === undefined ? work({}) : tracer.step(step, work);
}

export function traceQuery(query: FinishedQuery): void {
  tracer?.query(query);
}
