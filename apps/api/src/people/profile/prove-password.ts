import type { User } from '../../platform/db/schema.ts';
import { verifyPassword } from '../auth/passwords.ts';

/** Whether somebody at an open screen is its owner. Who never chose a password has none to prove. */
export async function provesPassword(user: User, password: string | null | undefined): Promise<boolean> {
  if (user.passwordHash === null) return true;
  return verifyPassword(password ?? '', user.passwordHash);
}
