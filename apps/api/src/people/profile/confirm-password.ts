import type { User } from '../../platform/db/schema.ts';
import { verifyPassword } from '../auth/passwords.ts';

/** Whether the person at the screen is its owner. Accounts without a password always pass. */
export async function confirmsPassword(user: User, password: string | null | undefined): Promise<boolean> {
  if (user.passwordHash === null) return true;
  return verifyPassword(password ?? '', user.passwordHash);
}
