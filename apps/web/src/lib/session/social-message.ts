const key = 'nextauth.message';

/**
 * The authentication service notifies other tabs through this key. They have heard by now, and what stays behind
 * would tell the next person at this browser that somebody was signed in.
 */
export function clearSocialMessage(): void {
  try {
    localStorage.removeItem(key);
  } catch (failure) {
    // Storage is forbidden, so nothing was stored either.
    if (!(failure instanceof DOMException)) throw failure;
  }
}
