import { type Refusal, refuse } from '@traip/contract';
import type { Caller } from '../../platform/authorization/caller.ts';
import { isRecentlyConfirmed } from '../../platform/authorization/confirmation.ts';
import type { User } from '../../platform/db/account-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { verifyPassword } from '../auth/passwords.ts';

type PasswordContext = Pick<Context<Caller>, 'caller' | 'now'>;

/** Checks the owner's password; an owner without one must have confirmed their identity recently. */
export async function confirmPassword(
  { caller, now }: PasswordContext,
  trx: Trx,
  user: User,
  { field, password }: { readonly field: string; readonly password: string | null | undefined },
): Promise<Refusal<'PASSWORD_WRONG' | 'CONFIRMATION_REQUIRED'> | undefined> {
  if (user.passwordHash === null)
    return (await isRecentlyConfirmed({ db: trx, now }, caller))
      ? undefined
      : refuse('CONFIRMATION_REQUIRED');
  return (await verifyPassword(password ?? '', user.passwordHash))
    ? undefined
    : refuse('PASSWORD_WRONG', { field });
}
