import type { RegistrationData } from './use-registration.ts';

/** Who was added with the last change that was left can still be sent; what was returned always can. */
export function maySendDrafts({ mayEnter, window }: Pick<RegistrationData, 'mayEnter' | 'window'>): boolean {
  return mayEnter || (window?.state === 'CLOSED' && window.why === 'NO_CHANGES_LEFT');
}
