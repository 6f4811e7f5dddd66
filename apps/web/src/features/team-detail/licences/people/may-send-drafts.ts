import type { RegistrationData } from './use-registration.ts';

/** People added with the last allowed change can still be submitted; returned licences always can. */
export function maySendDrafts({ mayEnter, window }: Pick<RegistrationData, 'mayEnter' | 'window'>): boolean {
  return mayEnter || (window?.state === 'CLOSED' && window.why === 'NO_CHANGES_LEFT');
}
