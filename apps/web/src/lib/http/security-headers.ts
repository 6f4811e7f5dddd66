interface PolicyInput {
  /** Random per request: only tags that carry it are run or applied. */
  readonly nonce: string;
  readonly analyticsUrl: string | null;
  /** React and the dev server evaluate code and add styles of their own; never in production. */
  readonly development: boolean;
  /** A widget: made to stand inside the pages of others. */
  readonly isFramed: boolean;
}

/** Whose players may stand inside our pages. */
const videoProviders = [
  'https://www.youtube-nocookie.com',
  'https://player.twitch.tv',
  'https://player.vimeo.com',
];

export function contentSecurityPolicy({ nonce, analyticsUrl, development, isFramed }: PolicyInput): string {
  const styles = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const analytics = analyticsUrl === null ? '' : ` ${new URL(analyticsUrl).origin}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src ${styles}`,
    `style-src-elem ${styles}`,
    // Style attributes carry sizes and positions that are known only when drawing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${analytics}`,
    // Streams of matches, shown to people who agreed; and our own widgets, before they are copied.
    `frame-src 'self' ${videoProviders.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
  ].join('; ');
}

const oneYear = 31_536_000;

/** The headers that are the same for every answer. */
export function securityHeaders(publicOrigin: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // A window that one of ours opened, or that opened one of ours, does not reach into it.
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (publicOrigin.startsWith('https:')) {
    headers.push(['strict-transport-security', `max-age=${oneYear}; includeSubDomains`]);
  }
  return headers;
}
