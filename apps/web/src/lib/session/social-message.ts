const key = 'nextauth.message';

/**
 * The authentication service notifies other tabs through this key. They have already been notified, and what
 * remains would reveal to the next person at this browser that someone was signed in.
 */
export function clearSocialMessage(): void {
  try {
    localStorage.removeItem(key);
  } catch (failure) {
    // Storage is forbidden, so nothing was stored either.
    if (!(failure instanceof DOMException)) throw failure;
  }
}
