import { Password, type SentenceKey } from '@traip/contract';
import { z } from 'zod';

const mismatch: SentenceKey = 'PASSWORDS_DO_NOT_MATCH';
const missing: SentenceKey = 'PASSWORD_REQUIRED';

/** Typed twice; an existing password is required too. */
export function passwordForm(hasPassword: boolean) {
  const current = z.string(missing).max(200);
  return z
    .object({
      currentPassword: hasPassword ? current.min(1, missing) : current,
      password: Password,
      confirmation: z.string(),
    })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: mismatch,
    });
}
