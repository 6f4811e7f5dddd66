import { type ErrorBody, isErrorBody } from '@traip/contract';

/** Looks at every answer: whatever happens to Traip, a caller is answered, and a failure of ours says "not now". */
export class ResponseMonitor {
  /** Answers that were given, and those of them that said "not now". */
  answered = 0;
  unavailable = 0;
  readonly broken: string[] = [];
  readonly #notNow: ReadonlySet<string>;

  /** The refusals with which a caller may be asked to come back later. */
  constructor(...notNow: readonly string[]) {
    this.#notNow = new Set(notNow);
  }

  /** As `fetch`, under watch. */
  readonly fetch: typeof fetch = async (target, init) => {
    const request = `${init?.method ?? 'GET'} ${target}`;
    const response = await fetch(target, init).catch((error: Error) => {
      this.broken.push(`${request} had no answer: ${String(error.cause ?? error.message)}`);
      throw error;
    });
    this.answered += 1;
    if (response.status >= 500) await this.#lookAt(request, response.clone());
    return response;
  };

  async #lookAt(request: string, response: Response): Promise<void> {
    const body: unknown = await response.json().catch(() => null);
    const error = isErrorBody(body) ? body.error : undefined;
    if (error === undefined || !this.#notNow.has(error.code))
      this.broken.push(`${request} was answered with ${response.status} ${error?.code ?? ''}`);
    else if (!isHelpful(error, response)) this.broken.push(`${request}: ${error.code} helps nobody`);
    else this.unavailable += 1;
  }
}

/** Says in both languages what is the matter, and when to come back. */
function isHelpful({ message, requestId }: ErrorBody['error'], { headers }: Response): boolean {
  return Boolean(message.es && message.en && requestId) && Number(headers.get('retry-after')) > 0;
}
