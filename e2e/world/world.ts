import { freePort } from '@traip/traip/launch';
import { type OAuthServer, startOAuthServer } from '../oauth-server/index.ts';
import { type Analytics, startAnalytics } from './analytics.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { startProduct } from './product.ts';

/** The product, and everything around it that it talks to, on this machine. */
export type World = {
  readonly origin: string;
  /** The process of the product. */
  readonly pid: number;
  readonly mailbox: Mailbox;
  readonly providers: OAuthServer;
  readonly analytics: Analytics;
  readonly stop: () => Promise<void>;
};

export async function startWorld(): Promise<World> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const [mailbox, providers, analytics] = await Promise.all([
    startMailbox(),
    startOAuthServer({ publicOrigin: origin }),
    startAnalytics(),
  ]);
  const around = [mailbox, providers, analytics];
  const product = await startProduct(
    {
      ...providers.environment,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Traip <no-reply@traip.example>',
      MAIL_DELAY: '2',
      ANALYTICS_URL: analytics.url,
    },
    port,
  );
  const stop = async () => {
    await product.stop();
    await Promise.all(around.map((one) => one.close()));
  };
  return { origin, pid: product.pid, mailbox, providers, analytics, stop };
}
