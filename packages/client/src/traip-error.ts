interface Refusal {
  readonly code: string;
  readonly message: { readonly es: string; readonly en: string };
  readonly field?: string;
  readonly details?: unknown;
  readonly requestId?: string;
}

/** A refusal by the server. `code` is for programs, `texts` are for people. */
export class TraipError extends Error {
  readonly status: number;
  /** `NOT_FOUND`, `STALE_VERSION`…; `UNKNOWN` if the response was not the server's own. */
  readonly code: string;
  readonly texts: { readonly es: string; readonly en: string } | null;
  /** The field that is wrong. */
  readonly field: string | undefined;
  readonly details: unknown;
  /** Quote it when you ask the operator for help. */
  readonly requestId: string | undefined;

  constructor(status: number, body: unknown) {
    const refusal = refusalIn(body);
    super(refusal ? `${refusal.code}: ${refusal.message.en}` : `The server answered ${status}`);
    this.name = 'TraipError';
    this.status = status;
    this.code = refusal?.code ?? 'UNKNOWN';
    this.texts = refusal?.message ?? null;
    this.field = refusal?.field;
    this.details = refusal?.details;
    this.requestId = refusal?.requestId;
  }
}

/** A proxy in between answers in its own format. */
function refusalIn(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body as { readonly error: Partial<Refusal> | null };
  return typeof error?.code === 'string' && error.message ? (error as Refusal) : null;
}
