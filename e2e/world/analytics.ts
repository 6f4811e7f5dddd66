import { listen } from '../oauth-server/http.ts';

export type Analytics = {
  readonly url: string;
  readonly loads: () => number;
  readonly close: () => Promise<void>;
};

/** Serves an analytics script and counts who loads it. */
export async function startAnalytics(): Promise<Analytics> {
  let loads = 0;
  const { origin, close } = await listen(() => (_request, response) => {
    loads++;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end('window.traipAnalyticsLoaded = true;');
  });
  return { url: `${origin}/analytics.js`, loads: () => loads, close };
}
