import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

/** Sends one request after the other over one connection, as a browser or a load balancer does. */
export class KeepAliveClient {
  readonly answers: Answer[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Returns the code of the error that ends it. */
  async sendUntilRefused(): Promise<string | undefined> {
    try {
      for (;;) this.answers.push(await this.#send());
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code;
    } finally {
      this.#agent.destroy();
    }
  }

  async #send(): Promise<Answer> {
    const sent = request(this.#url, { agent: this.#agent, headers: this.#headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, connection: response.headers.connection };
  }
}
