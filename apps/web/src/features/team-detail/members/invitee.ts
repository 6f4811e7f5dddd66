import { Email, grantableTeamRoles, type Read, type SentenceKey, UserCode } from '@traip/contract';
import { z } from 'zod';

const defaultKey: SentenceKey = 'EMAIL_OR_USER_CODE';
const roleMissing: SentenceKey = 'ROLE_REQUIRED';

/** One field for both: an address has an @, a code doesn't. */
const Invitee = z
  .string()
  .trim()
  .min(1, defaultKey)
  .transform((typed, context) => {
    const shape = typed.includes('@') ? Email : UserCode;
    const read = shape.safeParse(typed);
    if (read.success) return shape === Email ? { email: read.data } : { userCode: read.data };
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const InviteForm = z.object({ invitee: Invitee, role: z.enum(grantableTeamRoles, roleMissing) });

export type Invite = Read<typeof InviteForm>;
