interface PolicyInput {
  /** Random per request: only tags that carry it are run or applied. */
  readonly nonce: string;
  readonly analyticsUrl: string | null;
  /** React and the dev server evaluate code and add styles; never in production. */
  readonly development: boolean;
  /** A widget, which other sites may embed. */
  readonly isFramed: boolean;
}

/** Origins whose players may be embedded. */
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
    // Style attributes contain sizes and positions known only at render time.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${analytics}`,
    // Match streams, after consent; and our own widgets, as a preview.
    `frame-src 'self' ${videoProviders.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
  ].join('; ');
}

const oneYear = 31_536_000;

/** The same for every response. */
export function securityHeaders(publicOrigin: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // Isolates our windows from their openers.
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (publicOrigin.startsWith('https:')) {
    headers.push(['strict-transport-security', `max-age=${oneYear}; includeSubDomains`]);
  }
  return headers;
}
