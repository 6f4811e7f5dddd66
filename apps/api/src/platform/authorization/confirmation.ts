import type { Services } from '../services/services.ts';
import type { Caller } from './caller.ts';
import { findConfirmation } from './queries.ts';

/** How long a sign-in or a confirmation proves who is at the screen. */
const confirmationMinutes = 15;

type ConfirmationServices = Pick<Services, 'db' | 'now'>;

/** Whether the caller confirmed their identity a short while ago. */
export async function isRecentlyConfirmed(services: ConfirmationServices, caller: Caller): Promise<boolean> {
  return isRecent(services, await findConfirmation(services.db, caller.sessionId));
}

/** Whether a dangerous call has to wait until the caller confirms their identity again. */
export async function mustConfirm(
  services: ConfirmationServices,
  stepUp: 'second-factor' | 'always',
  caller: Caller,
): Promise<boolean> {
  const found = await findConfirmation(services.db, caller.sessionId);
  return (stepUp === 'always' || found?.hasSecondFactor === true) && !isRecent(services, found);
}

function isRecent(
  { now }: ConfirmationServices,
  found: { readonly confirmedAt: Date | null } | undefined,
): boolean {
  const at = found?.confirmedAt?.getTime();
  return at !== undefined && now().getTime() - at <= confirmationMinutes * 60_000;
}
