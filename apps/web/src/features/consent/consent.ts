export const optionalKinds = ['analytics', 'marketing', 'preferences'] as const;
type OptionalKind = (typeof optionalKinds)[number];
export type ConsentChoice = Readonly<Record<OptionalKind, boolean>>;

export interface Consent extends ConsentChoice {
  readonly necessary: true;
  /** When the choice was made, as ISO 8601. */
  readonly timestamp: string;
}

const consentCookie = 'traip-consent';
/** Over https, where no other host can set it. */
const hostConsentCookie = `__Host-${consentCookie}`;
const lifetimeSeconds = 180 * 24 * 60 * 60;

export const nothingOptional: ConsentChoice = { analytics: false, marketing: false, preferences: false };
export const everything: ConsentChoice = { analytics: true, marketing: true, preferences: true };

/** Before anything is drawn: hides the banner, which comes with every page, from who has answered it. */
export const markAnswered = `if(/(^|; )(${hostConsentCookie}|${consentCookie})=/.test(document.cookie))document.documentElement.dataset.answered='';`;

/** Null when there is no readable choice. */
export function consentIn(cookies: string): Consent | null {
  const values = new Map(cookies.split('; ').map((cookie) => nameAndValue(cookie)));
  const found = values.get(hostConsentCookie) ?? values.get(consentCookie);
  if (found === undefined) return null;
  try {
    return readConsent(JSON.parse(decodeURIComponent(found)));
  } catch {
    // Truncated or edited: the banner asks again.
    return null;
  }
}

function nameAndValue(cookie: string): [string, string] {
  const [name = '', ...value] = cookie.split('=');
  return [name, value.join('=')];
}

function readConsent(value: unknown): Consent | null {
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
  const consent: Consent = {
    necessary: true,
    analytics,
    marketing,
    preferences,
    timestamp: now.toISOString(),
  };
  const attributes = `Max-Age=${lifetimeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${secure ? hostConsentCookie : consentCookie}=${encodeURIComponent(JSON.stringify(consent))}; ${attributes}`;
}
