import { type ErrorBody, isErrorBody } from '@traip/contract';

/** Checks every response: whatever happens to Traip, callers get one, and a failure says when to retry. */
export class ResponseMonitor {
  /** The number of responses, and of those that asked to retry later. */
  answered = 0;
  unavailable = 0;
  readonly broken: string[] = [];
  readonly #retryable: ReadonlySet<string>;

  /** The error codes that may ask a caller to try again later. */
  constructor(...retryable: readonly string[]) {
    this.#retryable = new Set(retryable);
  }

  /** `fetch`, with its response checked. */
  readonly fetch: typeof fetch = async (target, init) => {
    const request = `${init?.method ?? 'GET'} ${target}`;
    const response = await fetch(target, init).catch((error: Error) => {
      this.broken.push(`${request} had no answer: ${String(error.cause ?? error.message)}`);
      throw error;
    });
    this.answered += 1;
    if (response.status >= 500) await this.#check(request, response.clone());
    return response;
  };

  async #check(request: string, response: Response): Promise<void> {
    const body: unknown = await response.json().catch(() => null);
    const error = isErrorBody(body) ? body.error : undefined;
    if (error === undefined || !this.#retryable.has(error.code))
      this.broken.push(`${request} was answered with ${response.status} ${error?.code ?? ''}`);
    else if (!isHelpful(error, response)) this.broken.push(`${request}: ${error.code} helps nobody`);
    else this.unavailable += 1;
  }
}

/** Explains the failure in both languages, and says when to try again. */
function isHelpful({ message, requestId }: ErrorBody['error'], { headers }: Response): boolean {
  return Boolean(message.es && message.en && requestId) && Number(headers.get('retry-after')) > 0;
}
