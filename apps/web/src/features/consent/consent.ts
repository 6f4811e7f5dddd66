export const optionalKinds = ['analytics', 'marketing', 'preferences'] as const;
type OptionalKind = (typeof optionalKinds)[number];
export type ConsentChoice = Readonly<Record<OptionalKind, boolean>>;

export interface Consent extends ConsentChoice {
  readonly necessary: true;
  /** When the choice was made, as ISO 8601. */
  readonly timestamp: string;
}

export const essentialOnly: ConsentChoice = { analytics: false, marketing: false, preferences: false };
export const allowAll: ConsentChoice = { analytics: true, marketing: true, preferences: true };

/** Over https, with a prefix that keeps other hosts from setting it. */
export function consentCookieName(secure: boolean): string {
  return secure ? '__Host-traip-consent' : 'traip-consent';
}

/** Before anything is drawn: hides the banner, which comes with every page, from who has answered it. */
export const markAnswered = `if(/(^|; )(${consentCookieName(true)}|${consentCookieName(false)})=/.test(document.cookie))document.documentElement.dataset.answered='';`;

/** Null when there is no readable choice. */
export function consentIn(cookies: string): Consent | null {
  const values = new Map(cookies.split('; ').map((cookie) => nameAndValue(cookie)));
  const found = values.get(consentCookieName(true)) ?? values.get(consentCookieName(false));
  if (found === undefined) return null;
  try {
    return readConsent(JSON.parse(decodeURIComponent(found)));
  } catch {
    // Truncated or edited: the banner asks again.
    return null;
  }
}

export function nameAndValue(cookie: string): [string, string] {
  const [name = '', ...value] = cookie.split('=');
  return [name, value.join('=')];
}

export function readConsent(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  if (typeof stored.timestamp !== 'string') return null;
  return {
    necessary: true,
    analytics: stored.analytics === true,
    marketing: stored.marketing === true,
    preferences: stored.preferences === true,
    timestamp: stored.timestamp,
  };
}

/** Stores a choice for 180 days. */
export function cookieFor(choice: ConsentChoice, now: Date, secure: boolean): string {
  const { analytics, marketing, preferences } = choice;
  const lifetimeSeconds = 180 * 24 * 60 * 60;
  const consent: Consent = {
    necessary: true,
    analytics,
    marketing,
    preferences,
    timestamp: now.toISOString(),
  };
  const attributes = `Max-Age=${lifetimeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${consentCookieName(secure)}=${encodeURIComponent(JSON.stringify(consent))}; ${attributes}`;
}
